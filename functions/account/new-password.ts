import { hashPassword, isPassword } from '#functions/platform/password.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { isTooCommon } from '#functions/stores/account/common-password.ts'
import { changePassword, keepSession } from '#functions/stores/account/credentials.ts'
import { hasJustChanged } from '#functions/stores/account/repeat.ts'
import { nextSessionVersion } from '#functions/stores/account/sessions.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'

/**
 * Changes the password; the old one authenticates the member. All other sessions end, and mailed
 * links become invalid. A repeat by the same session changes nothing. Refused with `wrong_password`
 * or `password_too_common`.
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
    // A browser that lost the answer repeats the call; the old password in it no longer matches.
    const isRepeat = hasJustChanged(existing, sessionId, now) && (await isPassword(password, existing.passwordHash))
    if (isRepeat) return existing
    if (!(await isPassword(oldPassword, existing.passwordHash))) throw new Refusal('wrong_password')
    if (isTooCommon(password, { email: existing.email, name })) throw new Refusal('password_too_common')
    const passwordHash = await hashPassword(password)
    await commit([
      changePassword(existing, passwordHash, sessionId, now),
      keepSession(existing, sessionId),
      ...notify(existing, { event: 'passwordChanged', props: {} }, now),
    ])
    const { newEmail: _, ...rest } = existing
    return { ...rest, passwordHash, sessionVersion: nextSessionVersion(existing) }
  })
