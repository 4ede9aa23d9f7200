import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { changeDisabledReasons } from '#functions/stores/account/account-changes.ts'
import { changeChoices, findChoices } from '#functions/stores/notifications/preferences.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import type { disabledReasons, NotificationType } from '#shared/model/user.ts'
import { isAdvertising } from '#shared/rules/notifications.ts'

type Reason = (typeof disabledReasons)[number]

/**
 * Switches the mails of one kind off, if the account still has the address concerned
 * (`isAddressed`, NOTIF-25); idempotent. Returns whether anything was changed.
 */
export const endKind = (
  memberId: string,
  isAddressed: (account: Account) => boolean,
  kind: NotificationType,
  now: Date,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const [account, choices] = await Promise.all([
      findAccount(memberId, { consistent: true }),
      findChoices(memberId, { consistent: true }),
    ])
    if (!account || !isAddressed(account) || choices.mail[kind] === false) return false
    await commit([changeChoices(memberId, choices, { mail: { [kind]: false } }, now).write])
    return true
  })

/**
 * Disables all notifications for a reason, if the account still has the address concerned
 * (`isAddressed`, NOTIF-09); idempotent. `unwanted` is the kind that was unsubscribed from: if it
 * is advertising, the consent to it is withdrawn too, and enabling notifications again does not
 * restore that consent. Returns whether anything was changed.
 */
export const disableNotifications = (
  memberId: string,
  isAddressed: (account: Account) => boolean,
  reason: Reason,
  now: Date,
  unwanted?: NotificationType,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const [account, choices] = await Promise.all([
      findAccount(memberId, { consistent: true }),
      findChoices(memberId, { consistent: true }),
    ])
    if (!account || !isAddressed(account)) return false
    const { notificationsDisabled: seen } = account
    const isNew = !seen.includes(reason)
    const withdraws = unwanted && isAdvertising(unwanted) && choices.mail[unwanted] === true
    const writes = [
      ...(isNew ? [changeDisabledReasons(account, [...seen, reason])] : []),
      ...(withdraws ? [changeChoices(memberId, choices, { mail: { [unwanted]: false } }, now).write] : []),
    ]
    if (writes.length > 0) await commit(writes)
    return writes.length > 0
  })
