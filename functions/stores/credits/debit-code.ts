import * as z from 'zod/mini'
import { Refusal } from '#functions/platform/refusal.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import type { DirectDebit } from '#shared/countries/country.ts'
import { sendingSeconds } from '#shared/rules/direct-debit.ts'
import { minuteMs } from '#shared/rules/durations.ts'

/**
 * SMS code for a member's direct debit (PAY-25), and the times at which codes were sent. A member
 * has one valid code at a time.
 */
const DebitCode = z.object({
  sentAt: z.array(z.string()),
  /** Keyed hash of code, member, bank account and phone number; absent once used. */
  hash: z.optional(z.string()),
  expiresAt: z.string(),
  tries: z.int(),
})
export type DebitCode = z.infer<typeof DebitCode>

/** Settings of the code in the member's payment country: limits and validity (OPEN-53). */
type Terms = DirectDebit['code']

export const findDebitCode = (memberId: string) => find(DebitCode, keys.debitCode(memberId), { consistent: true })

/**
 * Replaces the code with a new one, and counts it as sent. Refused with `direct_debit_code_limit`
 * beyond the country's `sendings` in any hour; Conflict if a parallel call sent a code.
 */
export function replaceCode(
  memberId: string,
  existing: DebitCode | undefined,
  hash: string,
  { sendings, minutes }: Pick<Terms, 'sendings' | 'minutes'>,
  now: Date,
) {
  const since = new Date(now.getTime() - sendingSeconds * 1000).toISOString()
  const recent = (existing?.sentAt ?? []).filter((at) => at > since)
  if (recent.length >= sendings) {
    const freeAt = Date.parse(recent.at(-sendings)!) + sendingSeconds * 1000
    const waiting = Math.max(1, Math.ceil((freeAt - now.getTime()) / minuteMs))
    throw new Refusal('direct_debit_code_limit', { max: sendings, minutes: waiting })
  }
  const expiresAt = new Date(now.getTime() + minutes * minuteMs).toISOString()
  const write = update(
    keys.debitCode(memberId),
    'SET sentAt = :sentAt, #hash = :hash, expiresAt = :expiresAt, tries = :none, #ttl = :ttl',
    {
      condition: existing ? 'sentAt = :seen' : 'attribute_not_exists(PK)',
      names: { '#hash': 'hash', '#ttl': 'ttl' },
      values: {
        ':sentAt': [...recent, now.toISOString()],
        ':hash': hash,
        ':expiresAt': expiresAt,
        ':none': 0,
        ':ttl': Math.ceil(now.getTime() / 1000) + sendingSeconds,
        ...(existing && { ':seen': existing.sentAt }),
      },
      onConflict: () => new Conflict('another code was sent meanwhile'),
    },
  )
  return { expiresAt, write }
}

const invalid = refusing('direct_debit_code_invalid')

/**
 * Counts an attempt to enter the code, before the code is compared. Refused with
 * `direct_debit_code_invalid` after `tries` attempts, even if they are parallel, and if the code
 * has expired or was replaced.
 */
export const countCodeTry = (memberId: string, hash: string, { tries }: Pick<Terms, 'tries'>, now: Date): Write =>
  update(keys.debitCode(memberId), 'SET tries = tries + :one', {
    condition: '#hash = :hash AND tries < :most AND expiresAt > :now',
    names: { '#hash': 'hash' },
    values: { ':one': 1, ':hash': hash, ':most': tries, ':now': now.toISOString() },
    onConflict: invalid,
  })

/** Removes the code in the transaction of the order, so that it signs only one mandate. */
export const spendDebitCode = (memberId: string, hash: string): Write =>
  update(keys.debitCode(memberId), 'REMOVE #hash', {
    condition: '#hash = :hash',
    names: { '#hash': 'hash' },
    values: { ':hash': hash },
    onConflict: invalid,
  })
