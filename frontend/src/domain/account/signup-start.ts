import { navigate } from '#frontend/lib/router.ts'
import { tabStorage } from '#frontend/lib/storage.ts'
import { createStore } from '#frontend/lib/store.ts'
import { phoneQuery } from '#frontend/lib/use-media.ts'
import type { Gender } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Input known when signup starts: the three fields of the home page, and the member whose entry
 * page led to signup (TRAP-17).
 */
export type SignupStart = {
  gender?: Gender
  wanted_gender?: Gender
  date_of_birth?: string
  message_to?: { id: string; name: string; fictional?: boolean }
}

const key = 'signup-start'

/**
 * Stores the input for this tab. It is never in the URL, as a date of birth must not end up in a
 * history or log.
 */
export function keepSignupStart(start: SignupStart): void {
  // without storage, signup asks for the fields again
  tabStorage.write(key, JSON.stringify(start))
}

export const readSignupStart = (): SignupStart => (tabStorage.readJson(key) as SignupStart | null) ?? {}

/** Removes the stored input once the account is created. */
export function forgetSignupStart(): void {
  tabStorage.write(key, null)
}

/** Whether the layout shows the signup modal (LAYOUT-05). */
export const signupModal = createStore(false)

/**
 * Opens signup: as a modal on desktop, as a page on phones (ROUTE-05). Only for pages in the
 * default or empty layout, as only these layouts render the modal.
 */
export function beginSignup(): void {
  if (window.matchMedia(phoneQuery).matches) navigate(pathTo('signup'))
  else signupModal.write(true)
}
