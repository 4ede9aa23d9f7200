import { isSignedIn } from '#frontend/domain/account/session.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { createStore } from '#frontend/lib/store.ts'

type Parts = typeof import('./banner-parts.ts')

/** Code of the banners, which only members need; null until it is loaded. */
export const bannerParts = createStore<Parts | null>(null)

/**
 * Loads the banners for a member; null if there is nothing to wait
 * for. Pages wait for it, as a late banner would shift the content.
 */
export function loadBanners(): Promise<void> | null {
  if (bannerParts.read() || !isSignedIn(document.cookie)) return null
  return importGuarded(() => import('./banner-parts.ts')).then(bannerParts.write)
}
