import { isSignedIn } from '#frontend/domain/account/session.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { createStore } from '#frontend/lib/store.ts'

type Parts = typeof import('./banner-parts.ts')

/** Code of the banners, which only members need; null until it is loaded. */
export const bannerParts = createStore<Parts | null>(null)

/**
 * Loads the code of the banners if a member is signed in. Returns null if the code is loaded
 * already or not needed. Pages are shown after this load, as a banner that appears later would
 * shift their content.
 */
export function loadBanners(): Promise<void> | null {
  if (bannerParts.read() || !isSignedIn(document.cookie)) return null
  return importGuarded(() => import('./banner-parts.ts')).then(bannerParts.write)
}
