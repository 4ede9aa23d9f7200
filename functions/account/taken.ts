import { ulid } from 'ulid'
import { apply, commit } from '#functions/data/table.ts'
import { Refusal } from '#functions/lib/refusal.ts'
import { newSession } from '#functions/lib/session.ts'
import type { Site } from '#functions/lib/site.ts'
import { addMail } from '#functions/mail/outbox.ts'
import { findProfile, type Profile } from '#functions/members/store.ts'
import { listPhotos } from '#functions/photos/store.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { isPassword } from './password.ts'
import type { Account } from './store.ts'
import { countAttempt } from './throttle.ts'
import { shownUser } from './view.ts'

/** A form sent again this soon is the same one, whose answer was lost: the browser's retries end within a minute (OPEN-69). */
const sameFormMs = 10 * 60_000

/**
 * What signup answers when the address has an account already. Who also knows its password, name and date of birth, within minutes of its making,
 * sent that form themselves and is signed in as the first time: this tells nobody more than signing in would. Everybody else is refused, after
 * the same work as a new account takes.
 */
export async function answerTaken(
  holder: Account,
  form: { name: string; password: string; date_of_birth: string },
  site: Site,
  now: Date,
): Promise<{ user: CurrentUser; cookies: readonly string[] }> {
  const [isOwn, profile] = await Promise.all([
    isPassword(form.password, holder.passwordHash),
    findProfile(holder.id, { consistent: true }),
  ])
  const isFresh = now.getTime() - Date.parse(holder.signupDate) < sameFormMs && holder.status === 'not_confirmed'
  const isSame = profile?.name === form.name && profile.birthDate === form.date_of_birth
  if (isOwn && isFresh && isSame) return signIn(holder, profile, site, now)
  if (!site.country.hideAccountExistence)
    throw new Refusal(holder.status === 'deletion_pending' ? 'account_deletion_pending' : 'email_taken')
  await tellHolder(holder, site, now)
  throw new Refusal('check_your_mail')
}

async function signIn(holder: Account, profile: Profile, site: Site, now: Date) {
  const session = await newSession(holder.id, ulid(now.getTime()), now)
  const [photos] = await Promise.all([listPhotos(holder.id), apply(session.write)])
  return { user: shownUser({ account: holder, profile, photos }, site, now), cookies: session.cookies }
}

/** The page says the same as to anybody; only the address itself learns that it has an account (TRAP-12). One such mail a day. */
async function tellHolder(holder: Account, site: Site, now: Date): Promise<void> {
  const { id: memberId, email: to, language } = holder
  const mail = { mail: 'existingAccount', memberId, to, language, origin: site.origin, props: {} } as const
  try {
    await commit([countAttempt('existingAccountMail', to, now), addMail(ulid(now.getTime()), mail, now)])
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
