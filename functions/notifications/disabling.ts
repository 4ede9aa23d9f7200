import { type Account, changeDisabledReasons, findAccount } from '#functions/stores/account/account.ts'
import { changeChoices, findChoices } from '#functions/stores/notifications/preferences.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import type { disabledReasons, NotificationType } from '#shared/model/user.ts'
import { isAdvertising } from '#shared/rules/notifications.ts'

type Reason = (typeof disabledReasons)[number]

/** Switches one kind off, if the account still has the address (NOTIF-25); idempotent. */
export const endKind = (
  memberId: string,
  isAddressed: (account: Account) => boolean,
  kind: NotificationType,
  now: Date,
): Promise<void> =>
  retryOnConflict(async () => {
    const [account, choices] = await Promise.all([
      findAccount(memberId, { consistent: true }),
      findChoices(memberId, { consistent: true }),
    ])
    if (!account || !isAddressed(account) || choices.types[kind] === false) return
    await commit([changeChoices(memberId, choices, { [kind]: false }, now).write])
  })

/**
 * Records why notifications are disabled, if the account still has the address (NOTIF-09);
 * idempotent. `unwanted` is the kind that was unsubscribed from: consent to such advertising is
 * withdrawn, and enabling notifications again does not restore it.
 */
export const disableNotifications = (
  memberId: string,
  isAddressed: (account: Account) => boolean,
  reason: Reason,
  now: Date,
  unwanted?: NotificationType,
): Promise<void> =>
  retryOnConflict(async () => {
    const [account, choices] = await Promise.all([
      findAccount(memberId, { consistent: true }),
      findChoices(memberId, { consistent: true }),
    ])
    if (!account || !isAddressed(account)) return
    const { notificationsDisabled: seen } = account
    const isNew = !seen.includes(reason)
    const withdraws = unwanted && isAdvertising(unwanted) && choices.types[unwanted] === true
    const writes = [
      ...(isNew ? [changeDisabledReasons(account, [...seen, reason])] : []),
      ...(withdraws ? [changeChoices(memberId, choices, { [unwanted]: false }, now).write] : []),
    ]
    if (writes.length > 0) await commit(writes)
  })
