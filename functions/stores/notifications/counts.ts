import { logWarning } from '#functions/platform/log.ts'
import type { MailKey } from '#functions/stores/mail/mail-props.ts'
import { keys } from '#functions/table/keys.ts'
import { sumCounts } from '#functions/table/sums.ts'
import { apply } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import type { DropReason } from '#shared/model/notification.ts'
import type { NotificationType } from '#shared/model/user.ts'
import { dayMs, daySeconds } from '#shared/rules/durations.ts'
import { notificationCountDays } from '#shared/rules/limits.ts'

/** `failed` is an attempt that is retried later. */
export type Outcome = 'sent' | 'failed' | `dropped.${DropReason}`

/** Notification to count. Pushes are counted by kind, once per device. */
type Notified = ({ channel: 'mail'; key: MailKey } | { channel: 'push'; key: NotificationType }) & { outcome: Outcome }

/** Days for which a row is kept. */
const keptDays = notificationCountDays + 2
/** Number of rows over which the counts of a mail, or of a kind of push, are spread on each day. */
const shards = 4
const dayOf = (now: Date, back = 0): string => new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10)

/**
 * Counts the outcome of a notification (NOTIF-15) without naming a member, at the cost of one write
 * unit. A failure is logged and ignored, as no count may stop a notification.
 */
export async function countNotified({ channel, key, outcome }: Notified, now: Date): Promise<void> {
  const part = `${channel}.${key}.${now.getTime() % shards}`
  const write = update(keys.toldCounts(dayOf(now), part), 'SET #ttl = :ttl ADD #name :one', {
    names: { '#name': `${channel}.${key}.${outcome}`, '#ttl': 'ttl' },
    values: { ':one': 1, ':ttl': Math.floor(now.getTime() / 1000) + keptDays * daySeconds },
  })
  await apply(write).catch((error: unknown) => logWarning('notification_not_counted', error, { key }))
}

/**
 * Counts of the last `notificationCountDays` days, by `mail.<mail>.<outcome>` and
 * `push.<kind>.<outcome>`.
 */
export const findNotifiedCounts = (now: Date): Promise<Readonly<Record<string, number>>> =>
  sumCounts(...Array.from({ length: notificationCountDays }, (_, back) => keys.toldCountsOf(dayOf(now, back))))
