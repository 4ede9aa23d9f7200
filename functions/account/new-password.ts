import { ulid } from 'ulid'
import { hashPassword, isPassword } from '#functions/platform/password.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { changePassword, keepSession } from '#functions/stores/account/credentials.ts'
import { nextSessionVersion } from '#functions/stores/account/sessions.ts'
import { addMail } from '#functions/stores/mail/outbox.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { isTooCommon } from '#shared/rules/password.ts'

/** Notice of a changed password, to the account's address. */
export const tellPasswordChanged = ({ id: memberId, email: to, language }: Account, site: Site, now: Date) =>
  addMail(ulid(now.getTime()), { mail: 'passwordChanged', memberId, to, language, origin: site.origin, props: {} }, now)

/**
 * Changes the password; the old one authenticates the member. All other sessions end, and mailed
 * links become invalid. Refused with `wrong_password` or `password_too_common`.
 */
export const withNewPassword = (
  member: Account,
  {
    password,
    oldPassword,
    name,
    sessionId,
  }: { password: string; oldPassword: string; name: string; sessionId: string },
  site: Site,
  now: Date,
): Promise<Account> =>
  retryOnConflict(async (attempt) => {
    const standing = (attempt === 0 ? undefined : await findAccount(member.id, { consistent: true })) ?? member
    if (!(await isPassword(oldPassword, standing.passwordHash))) throw new Refusal('wrong_password')
    if (isTooCommon(password, { email: standing.email, name })) throw new Refusal('password_too_common')
    const passwordHash = await hashPassword(password)
    await commit([
      changePassword(standing, passwordHash),
      keepSession(standing, sessionId),
      tellPasswordChanged(standing, site, now),
    ])
    const { newEmail: _, ...rest } = standing
    return { ...rest, passwordHash, sessionVersion: nextSessionVersion(standing) }
  })
