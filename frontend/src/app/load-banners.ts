import { isSignedIn } from '#frontend/domain/account/session.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { createStore } from '#frontend/lib/store.ts'

type Parts = typeof import('./banner-parts.ts')

/** The banners' code, which only members need; null until it was loaded. */
export const bannerParts = createStore<Parts | null>(null)

/**
 * Loads the banners for a member, or gives null where nothing has to be waited for. A page waits for them: one that came
 * later would push down what is being read, by its whole height.
 */
export function loadBanners(): Promise<void> | null {
  if (bannerParts.read() || !isSignedIn(document.cookie)) return null
  return importGuarded(() => import('./banner-parts.ts')).then(bannerParts.write)
}
