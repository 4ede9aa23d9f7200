import { createStore, useStore } from '#frontend/lib/store.ts'
import type { Place } from '#shared/contract/profile.ts'
import type { GeolocationPermission } from './geolocation.ts'
import { onMemberGone } from './member-gone.ts'

/** What this visit knows besides the member (ACC-33). */
export type SessionState = {
  /** A code that its member typed and the server accepted (OPEN-55). */
  discountCode: { member: string; code: string } | null
  /** The code of a welcome campaign. */
  welcomeDiscountCode: string | null
  geolocationPermission: GeolocationPermission
  /** Where the device is, as the server named it; false where that failed (SET-27), null before it was asked. */
  geocode: Place | false | null
  /** The site-entry warning was put away while signing up (HOME-09). */
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
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<SessionState>
    // the browser is asked anew what it permits
    return { ...newSessionState, ...kept, geolocationPermission: 'unknown' }
  } catch {
    return newSessionState
  }
}

const store = createStore(readKept())

/** Changes a part of it, for this tab, also over the way to the payment provider. */
export function changeSessionState(change: Partial<SessionState>): void {
  store.write({ ...store.read(), ...change })
  try {
    sessionStorage.setItem(key, JSON.stringify(store.read()))
  } catch {
    // without storage it holds until the page is left
  }
}

// where the next one is, and by which code they pay, is theirs to say
onMemberGone(() => changeSessionState(newSessionState))

export const useSessionState = (): SessionState => useStore(store)
