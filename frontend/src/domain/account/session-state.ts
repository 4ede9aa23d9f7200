import { tabStorage } from '#frontend/lib/storage.ts'
import { createStore, useStore } from '#frontend/lib/store.ts'
import type { Place } from '#shared/contract/profile.ts'
import type { GeolocationPermission } from './geolocation.ts'
import { onMemberGone } from './member-gone.ts'

/** Data of the current visit that do not belong to the member's account (ACC-33). */
export type SessionState = {
  /** Code that the member typed and the server accepted (OPEN-55). */
  discountCode: { member: string; code: string } | null
  welcomeDiscountCode: string | null
  geolocationPermission: GeolocationPermission
  /**
   * Place of the device as resolved by the server; false
   * if that failed (SET-27), null before the request.
   */
  geocode: Place | false | null
  /**
   * Whether the site-entry warning was dismissed on the signup page (HOME-09). Keeps the warning
   * hidden in this tab even if the browser loses the dismissal stored on the device.
   */
  isSignupWarned: boolean
}

export const newSessionState: SessionState = {
  discountCode: null,
  welcomeDiscountCode: null,
  geolocationPermission: 'unknown',
  geocode: null,
  isSignupWarned: false,
}

const key = 'session-state'

function readKept(): SessionState {
  const kept = tabStorage.readJson(key) as Partial<SessionState> | null
  // the permission is read from the browser on every load
  return { ...newSessionState, ...kept, geolocationPermission: 'unknown' }
}

const store = createStore(readKept())

/**
 * Changes fields and stores them for this tab, so that they survive the redirect to the payment
 * provider.
 */
export function changeSessionState(change: Partial<SessionState>): void {
  store.write({ ...store.read(), ...change })
  // without storage, the state lasts until the page unloads
  tabStorage.write(key, JSON.stringify(store.read()))
}

// cleared, so that the next member on this device does not get this member's position and codes
onMemberGone(() => changeSessionState(newSessionState))

export const useSessionState = (): SessionState => useStore(store)
