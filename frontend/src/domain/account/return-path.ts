import { placeOf } from '#frontend/lib/router.ts'
import { matchPath, type PageMatch } from '#shared/rules/paths.ts'

const key = 'return-path'

/**
 * Stores the page from which a member went to buy credits, for
 * this tab; survives the redirect to the payment provider.
 */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // without storage the member returns to the members page
  }
}

/** Stored page, or null; validated as a page of this site, as storage is not trusted. */
export function readReturnPath(): (PageMatch & { path: string }) | null {
  try {
    const path = sessionStorage.getItem(key)
    const page = path === null ? null : matchPath(placeOf(path).pathname)
    return path !== null && page && placeOf(path).href === path ? { ...page, path } : null
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
