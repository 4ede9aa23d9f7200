import * as z from 'zod/mini'
import { placeOf } from '#frontend/lib/router.ts'
import { matchPath, type PageMatch, type PageName } from '#shared/rules/paths.ts'

const key = 'return-path'

const Kept = z.object({
  path: z.string(),
  /** Whether a completed payment returns by itself, as it was ordered over a conversation. */
  isLanding: z.boolean(),
})
export type KeptPath = z.infer<typeof Kept>
export type ReturnPath = PageMatch & KeptPath

/** Stores the page from which a member went to buy credits, for this tab. */
export function keepReturnPath(path: string, { isLanding = false } = {}): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, isLanding } satisfies KeptPath))
  } catch {
    // without storage the member returns to the members page
  }
}

/** Page of this site, or null: storage is not trusted, and a payment must not lead elsewhere. */
export function pageAt({ path, isLanding }: KeptPath): ReturnPath | null {
  const page = matchPath(placeOf(path).pathname)
  if (!page || placeOf(path).href !== path) return null
  return { ...page, path, isLanding: isLanding && isConversation(page) }
}

/** Stored page of this tab, or null. */
export function readReturnPath(): ReturnPath | null {
  try {
    const kept = z.safeParse(Kept, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return kept.success ? pageAt(kept.data) : null
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
