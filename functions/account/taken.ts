import { ulid } from 'ulid'
import { type Caller, newSession } from '#functions/auth/session.ts'
import { shownUser } from '#functions/auth/shown-user.ts'
import { nobody } from '#functions/platform/nobody.ts'
import { isPassword } from '#functions/platform/password.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { isRecent } from '#functions/stores/account/repeat.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { commit } from '#functions/table/transaction.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { endingOf } from './own-session.ts'
import { countAttempt } from './throttle.ts'

/** Browser that sent the form: its name, and the session that a new session replaces. */
type Browser = { device: string; caller: Caller | undefined }

type Form = { name: string; password: string; date_of_birth: string }

/**
 * Whether this form created the account a moment ago; then its password, name and birth date match.
 * The check takes equally long if no account has the address, so that its duration does not reveal
 * whether an account exists (TRAP-12).
 */
export async function isSameForm(holder: Account | undefined, form: Form, now: Date): Promise<boolean> {
  const [isOwn, profile] = await Promise.all([
    isPassword(form.password, holder?.passwordHash),
    findProfile(holder?.id ?? nobody, { consistent: true }),
  ])
  if (!holder || !isOwn) return false
  const isFresh = isRecent(holder.signupDate, now) && holder.status === 'not_confirmed'
  return isFresh && profile?.name === form.name && profile.birthDate === form.date_of_birth
}

/**
 * Answers a signup for an address that has an account, in a country that does not hide whether an
 * address has one. If the same form is repeated, the member is signed in, which reveals no more
 * than a sign-in would. Any other form is refused after a password check, which takes as long as
 * hashing the password of a new account.
 */
export async function answerTaken(
  holder: Account,
  form: Form,
  browser: Browser,
  site: Site,
  now: Date,
): Promise<{ user: CurrentUser; cookies: readonly string[] }> {
  if (await isSameForm(holder, form, now)) return signIn(holder, browser, site, now)
  throw new Refusal(holder.status === 'deletion_pending' ? 'account_deletion_pending' : 'email_taken')
}

async function signIn(holder: Account, { device, caller }: Browser, site: Site, now: Date) {
  const session = await newSession(holder.id, ulid(now.getTime()), now, { device, version: holder.sessionVersion })
  const [photos, profile] = await Promise.all([
    listPhotos(holder.id),
    findProfile(holder.id, { consistent: true }),
    commit([session.write, ...(await endingOf(caller))]),
  ])
  return { user: shownUser({ account: holder, profile, photos }, site, now), cookies: session.cookies }
}

/**
 * Mails the holder of the address, at most once a day, that somebody tried to sign up with it. The
 * page cannot say so, as its answer must be the same as for a free address (TRAP-12).
 */
export async function tellHolder(holder: Account, to: string, now: Date): Promise<void> {
  try {
    await commit([
      countAttempt('existingAccountMail', to, now),
      ...notify({ ...holder, email: to }, { event: 'addressReused', props: {} }, now),
    ])
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
