import { isTooCommon } from '#functions/platform/common-password.ts'
import { hashPassword, isPassword } from '#functions/platform/password.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { changePassword, keepSession } from '#functions/stores/account/credentials.ts'
import { nextSessionVersion } from '#functions/stores/account/sessions.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'

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
  now: Date,
): Promise<Account> =>
  retryOnConflict(async (attempt) => {
    const existing = (attempt === 0 ? undefined : await findAccount(member.id, { consistent: true })) ?? member
    if (!(await isPassword(oldPassword, existing.passwordHash))) throw new Refusal('wrong_password')
    if (isTooCommon(password, { email: existing.email, name })) throw new Refusal('password_too_common')
    const passwordHash = await hashPassword(password)
    await commit([
      changePassword(existing, passwordHash),
      keepSession(existing, sessionId),
      ...notify(existing, { event: 'passwordChanged', props: {} }, now),
    ])
    const { newEmail: _, ...rest } = existing
    return { ...rest, passwordHash, sessionVersion: nextSessionVersion(existing) }
  })
