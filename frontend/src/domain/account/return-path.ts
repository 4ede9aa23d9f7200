import { placeOf } from '#frontend/lib/router.ts'
import { matchPath, type PageMatch, type PageName } from '#shared/rules/paths.ts'

const key = 'return-path'

export type ReturnPath = PageMatch & { path: string }

/** Stores the page from which a member went to buy credits, for this tab. */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // without storage the member returns to the members page
  }
}

/** Page of this site, or null: storage is not trusted, and a payment must not lead elsewhere. */
export function pageAt(path: string | null): ReturnPath | null {
  if (path === null) return null
  const page = matchPath(placeOf(path).pathname)
  return page && placeOf(path).href === path ? { ...page, path } : null
}

/** Stored page of this tab, or null. */
export function readReturnPath(): ReturnPath | null {
  try {
    return pageAt(sessionStorage.getItem(key))
  } catch {
    return null
  }
}

export function forgetReturnPath(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // storage is unavailable
  }
}

/** Whether a page is an open conversation. */
export const isConversation = ({ name }: { name: PageName | null }): boolean =>
  name === 'chats-id' || name === 'members-id-chat'
