import { phoneQuery } from '#frontend/lib/installed-app.ts'
import { navigate } from '#frontend/lib/router.ts'
import { createStore } from '#frontend/lib/store.ts'
import type { Gender } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'

/** What is known already when signup begins: the home page's three fields, or the member on whose entry page it began (TRAP-17). */
export type SignupStart = {
  gender?: Gender
  wanted_gender?: Gender
  date_of_birth?: string
  message_to?: { id: string; name: string }
}

const key = 'signup-start'

/** Kept for this tab only and never in the address: a date of birth has no place in a history or a log. */
export function keepSignupStart(start: SignupStart): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(start))
  } catch {
    // without storage the fields are asked once more
  }
}

export function readSignupStart(): SignupStart {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as SignupStart
  } catch {
    return {}
  }
}

/** Once the account is made. */
export function forgetSignupStart(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}

/** Whether the layout shows the signup modal over the page (LAYOUT-05). */
export const signupModal = createStore(false)

/** Begins signup: in place on desktop, on a page of its own on a phone (ROUTE-05). For pages in the default or the empty layout. */
export function beginSignup(): void {
  if (window.matchMedia(phoneQuery).matches) navigate(pathTo('signup'))
  else signupModal.write(true)
}
