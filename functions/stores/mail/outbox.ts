import * as z from 'zod/mini'
import { backoffMs } from '#functions/platform/backoff.ts'
import { due } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import type { Change } from '#functions/table/stream.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { putNew, remove, update } from '#functions/table/write.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { dayMs, daySeconds, minuteMs } from '#shared/rules/durations.ts'
import { type MailKey, type MailProps, mailCategories } from './mail-props.ts'

/** Lifetime of an unsent mail. After this time the recipient would no longer expect the mail. */
export const mailLifeSeconds = 7 * daySeconds

/** Mail to send. Removed once sent, as it contains addresses and content. */
const OutboxItem = z.object({
  mail: z.string(),
  /** Absent if the recipient is not a member. */
  memberId: z.optional(z.string()),
  to: z.string(),
  language: z.enum(languages),
  origin: z.string(),
  props: z.record(z.string(), z.string()),
  createdAt: z.string(),
  ttl: z.int(),
  /**
   * How often the mail was queued again or an attempt to send it failed. Only a queue message with
   * this number has an effect.
   */
  tries: z.optional(z.int()),
  /** Failed attempts. */
  failures: z.optional(z.int()),
  dueAt: z.optional(z.string()),
})
export type OutboxItem = z.infer<typeof OutboxItem> & { mail: MailKey }

type Order<Key extends MailKey> = {
  mail: Key
  memberId?: string
  to: string
  language: Language
  origin: string
  props: MailProps[Key]
}

/** Service mails to all members, for which nobody waits. */
const toEverybody: readonly MailKey[] = ['termsChanged']

/**
 * Queue of a mail: mails that somebody waits for are never queued behind notifications (NOTIF-24).
 */
export const queueOf = (mail: MailKey): 'mail' | 'bulkMail' =>
  mailCategories[mail] === 'service' && !toEverybody.includes(mail) ? 'mail' : 'bulkMail'

/**
 * Delay in milliseconds after which a mail that is still unsent is queued again. By then it counts
 * as lost: the stream gave up on the change that added it, or its queue message is in the
 * dead-letter queue. The delay must exceed the normal waiting time in the queue (many hours for a
 * million bulk mails), because queueing a mail again invalidates its earlier message.
 */
const lostAfterMs = { mail: 15 * minuteMs, bulkMail: dayMs } as const

const waitFor = (mail: MailKey): number => lostAfterMs[queueOf(mail)]

const dueAgain = (id: string, now: Date, waitMs: number) => due('retryMail', new Date(now.getTime() + waitMs), id)

/**
 * Adds a mail in the transaction of its cause, so that either both are stored or neither. The mail
 * is due for the job `retryMail` from the start, so that a change lost by the stream only delays
 * it.
 */
export const addMail = <Key extends MailKey>(id: string, order: Order<Key>, now: Date): Write =>
  putNew(
    keys.outbox(id, order.memberId),
    {
      ...order,
      createdAt: now.toISOString(),
      ttl: Math.floor(now.getTime() / 1000) + mailLifeSeconds,
      ...dueAgain(id, now, waitFor(order.mail)),
    },
    undefined,
  )

const outboxPrefix = keys.outbox('').SK

/** Message of the mail queues: the outbox item, and its `tries` when the message was sent. */
export const MailMessage = z.object({ PK: z.string(), SK: z.string(), tries: z.int() })
export type MailMessage = z.infer<typeof MailMessage>

/**
 * From the change that added a mail to the outbox: the queue of the mail, the first message to put
 * into it, and the time at which the mail is due again.
 */
export const addedMail = ({ PK, SK, after }: Change) => ({
  queue: queueOf(after!.mail as MailKey),
  message: { PK, SK, tries: 0 } satisfies MailMessage,
  dueAt: after!.dueAt as string | undefined,
})
export type AddedMail = ReturnType<typeof addedMail>

/** Unsent mail; undefined once sent or too old. */
export async function findMail({ PK, SK }: Key, now: Date): Promise<OutboxItem | undefined> {
  const item = await find(OutboxItem, { PK, SK }, { consistent: true })
  return item && item.ttl > now.getTime() / 1000 ? (item as OutboxItem) : undefined
}

export const removeMail = ({ PK, SK }: Key): Write => remove({ PK, SK })

const maxWaitMinutes = 60

/**
 * Counts a failed attempt and schedules the next one: after 1, 2, 4 ... minutes, at most an hour.
 * If two attempts run at the same time, the second is a Conflict.
 */
export const postponeMail = (key: Key, item: Counted, now: Date): Write => {
  const { failures = 0 } = item
  return countTry(key, item, now, { failures: failures + 1, waitMs: backoffMs(failures, maxWaitMinutes) })
}

/**
 * Claims a due mail for a new message, which makes earlier ones ineffective. The mail is due again
 * after `lostAfterMs` of its queue, as the new message may wait that long too, or earlier if the
 * attempt fails. If two runs claim the mail, the second is a Conflict.
 */
export const claimMail = (key: Key, item: OutboxItem, now: Date): { write: Write; message: MailMessage } => ({
  write: countTry(key, item, now, { failures: item.failures ?? 0, waitMs: waitFor(item.mail) }),
  message: { ...key, tries: (item.tries ?? 0) + 1 },
})

type Counted = Pick<OutboxItem, 'tries' | 'failures' | 'dueAt'>

function countTry(
  { PK, SK }: Key,
  { tries = 0, dueAt }: Counted,
  now: Date,
  { failures, waitMs }: { failures: number; waitMs: number },
): Write {
  const next = dueAgain(SK.slice(outboxPrefix.length), now, waitMs)
  return update({ PK, SK }, 'SET tries = :tries, failures = :failures, dueJob = :job, dueAt = :at', {
    condition: dueAt ? 'dueAt = :seen' : 'attribute_exists(PK) AND attribute_not_exists(dueAt)',
    values: {
      ':tries': tries + 1,
      ':failures': failures,
      ':job': next.dueJob,
      ':at': next.dueAt,
      ...(dueAt && { ':seen': dueAt }),
    },
    onConflict: () => new Conflict('the mail was tried or sent meanwhile'),
  })
}
