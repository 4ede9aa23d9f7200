import * as z from 'zod/mini'
import { due, type Key, keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { putNew, remove, update } from '#functions/table/write.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import type { MailKey, MailProps } from './mail-props.ts'

/** TTL of an unsent mail: a later delivery would only confuse. */
const lifeSeconds = 7 * 86_400

/** Mail to send. Removed once sent, as it contains addresses and content. */
const OutboxItem = z.object({
  mail: z.string(),
  /** Absent where the recipient is no member. */
  memberId: z.optional(z.string()),
  to: z.string(),
  language: z.enum(languages),
  origin: z.string(),
  props: z.record(z.string(), z.string()),
  createdAt: z.string(),
  ttl: z.int(),
  tries: z.optional(z.int()),
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

/** Orders a mail in the transaction of its cause, so that both happen or neither. */
export const addMail = <Key extends MailKey>(id: string, order: Order<Key>, now: Date): Write =>
  putNew(
    keys.outbox(id, order.memberId),
    { ...order, createdAt: now.toISOString(), ttl: Math.floor(now.getTime() / 1000) + lifeSeconds },
    undefined,
  )

const outboxPrefix = keys.outbox('').SK
export const isOutbox = (SK: string): boolean => SK.startsWith(outboxPrefix)

/** Unsent mail; undefined once sent or too old. */
export async function findMail({ PK, SK }: Key, now: Date): Promise<OutboxItem | undefined> {
  const item = await find(OutboxItem, { PK, SK }, { consistent: true })
  return item && item.ttl > now.getTime() / 1000 ? (item as OutboxItem) : undefined
}

export const removeMail = ({ PK, SK }: Key): Write => remove({ PK, SK })

const minuteMs = 60_000
const longestWaitMinutes = 60

/**
 * Schedules the next attempt: in 1, 2, 4 ... minutes, at most an hour. Also claims this attempt:
 * the second of two concurrent ones is a Conflict.
 */
export function postponeMail({ PK, SK }: Key, { tries = 0, dueAt }: OutboxItem, now: Date): Write {
  const wait = Math.min(2 ** tries, longestWaitMinutes) * minuteMs
  const next = due('retryMail', new Date(now.getTime() + wait), SK.slice(outboxPrefix.length))
  return update({ PK, SK }, 'SET tries = :tries, dueJob = :job, dueAt = :at', {
    condition: dueAt ? 'dueAt = :seen' : 'attribute_exists(PK) AND attribute_not_exists(dueAt)',
    values: { ':tries': tries + 1, ':job': next.dueJob, ':at': next.dueAt, ...(dueAt && { ':seen': dueAt }) },
    onConflict: () => new Conflict('the mail was tried or sent meanwhile'),
  })
}
