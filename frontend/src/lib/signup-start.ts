import type { Gender } from '#shared/model/profile.ts'

/** What the home page's three fields already know when signup begins. */
export type SignupStart = { gender?: Gender; wanted_gender?: Gender; date_of_birth?: string }

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
