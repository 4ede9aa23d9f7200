import { placeOf } from '#frontend/lib/router.ts'
import { matchPath, type PageMatch } from '#shared/rules/paths.ts'

const key = 'return-path'

/** Keeps the page that a member left to buy credits: for this tab, also over the round trip to the payment provider. */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // without storage the way back leads to the members
  }
}

/** The page to go back to, or null; only a page of this site, whatever the storage holds. */
export function readReturnPath(): (PageMatch & { path: string }) | null {
  try {
    const path = sessionStorage.getItem(key)
    const page = path === null ? null : matchPath(placeOf(path).pathname)
    return path !== null && page && placeOf(path).href === path ? { ...page, path } : null
  } catch {
    return null
  }
}

/** Once somebody is back. */
export function forgetReturnPath(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
