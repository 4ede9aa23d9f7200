import { randomInt } from 'node:crypto'
import { handle } from '#functions/auth/handle.ts'
import { env } from '#functions/platform/env.ts'
import { logError } from '#functions/platform/log.ts'
import { sendSms } from '#functions/platform/sms.ts'
import { findDebitBlocks } from '#functions/stores/credits/debit-blocks.ts'
import { findDebitCode, replaceCode } from '#functions/stores/credits/debit-code.ts'
import { readDebits } from '#functions/stores/credits/debits.ts'
import { readDiscounts } from '#functions/stores/discounts/discount.ts'
import { countUse, type Limit } from '#functions/stores/throttle/throttle.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as directDebit from '#shared/contract/direct-debit.ts'
import type { DirectDebit } from '#shared/countries/country.ts'
import { isWithinDebitLimits, sendingSeconds } from '#shared/rules/direct-debit.ts'
import { priceWith } from '#shared/rules/discount.ts'
import { debitorOf, hashOfCode } from '../direct-debit.ts'
import { codeMessage } from '../mandate-text.ts'
import { termsOf } from '../place-order.ts'

/** Maximum number of codes sent to a phone number, whichever accounts request them. */
const perPhone = ({ sendings }: DirectDebit['code']): Limit => ({
  kind: 'debitCode',
  most: 2 * sendings,
  windowSeconds: sendingSeconds,
})

/**
 * Sends a code by text message (PAY-25), but only if an order with it would be accepted. A code is
 * counted before it is sent, so that parallel calls cannot exceed the limit.
 */
export const handler = handle(directDebit.sendDebitCode, {
  load: ({ memberId, body }) => ({
    discounts: readDiscounts(memberId, body.code),
    debits: readDebits(memberId),
    existing: findDebitCode(memberId),
  }),
  run: async ({ member, discounts, debits, existing, body, language, visitorAddress, now, refuse }) => {
    const choice = { ...body, method: 'sdd' } as const
    const { country, bundle, discount } = await termsOf(choice, { member, discounts, visitorAddress, now })
    const { phone, hashes } = debitorOf(body, country)
    if ((await findDebitBlocks(hashes)).some(Boolean)) refuse('direct_debit_blocked')
    const terms = country.directDebit!
    if (!isWithinDebitLimits(priceWith(discount, bundle), debits.payments, terms, now)) refuse('direct_debit_limit')

    const code = String(randomInt(10 ** terms.code.digits)).padStart(terms.code.digits, '0')
    const hash = hashOfCode(code, member.id, hashes)
    const expiresAt = await retryOnConflict(async (attempt) => {
      const known = attempt === 0 ? existing : await findDebitCode(member.id)
      const replaced = replaceCode(member.id, known, hash, terms.code, now)
      await commit([replaced.write, countUse(perPhone(terms.code), phone, now)])
      return replaced.expiresAt
    })
    try {
      await sendSms(phone, await codeMessage(language, env.siteName, code, terms.code.minutes))
    } catch (error) {
      logError('sms_not_sent', error)
      refuse('sms_not_sent')
    }
    return { phone_end: phone.slice(-2), expires_at: expiresAt, digits: terms.code.digits }
  },
})
