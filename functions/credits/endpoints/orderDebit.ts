import { handle } from '#functions/auth/handle.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { paymentCountryOf } from '#functions/stores/account/account.ts'
import { checkUnblocked } from '#functions/stores/credits/debit-blocks.ts'
import { countCodeTry, type DebitCode, findDebitCode, spendDebitCode } from '#functions/stores/credits/debit-code.ts'
import { addDebit, readDebits } from '#functions/stores/credits/debits.ts'
import { addMandate } from '#functions/stores/credits/mandate.ts'
import { findPayment, referenceOf } from '#functions/stores/credits/payment.ts'
import { paymentMailId } from '#functions/stores/credits/payment-mails.ts'
import { shownPayment } from '#functions/stores/credits/shown-payment.ts'
import { findSpending } from '#functions/stores/credits/spending.ts'
import { readDiscounts } from '#functions/stores/discounts/discount.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { apply } from '#functions/table/transaction.ts'
import * as directDebit from '#shared/contract/direct-debit.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { DirectDebit } from '#shared/countries/country.ts'
import { isWithinDebitLimits } from '#shared/rules/direct-debit.ts'
import { openDebit } from '../debit-opening.ts'
import { debitorOf, hashOfCode } from '../direct-debit.ts'
import { mandateOf } from '../mandate-text.ts'
import { placeOrder } from '../place-order.ts'

/**
 * Signs the mandate with the code and orders the debit, in one transaction with the mail that
 * announces the collection (PAY-55). Credits are added only when the provider confirms the payment.
 */
export const handler = handle(directDebit.orderDebit, {
  load: ({ memberId, body }) => ({
    existing: findPayment(memberId, body.id),
    discounts: readDiscounts(memberId, body.code),
    code: findDebitCode(memberId),
    limits: findSpending(memberId),
  }),
  run: async ({ member, existing, discounts, limits, code, body, site, language, now, visitorAddress }) => {
    const country = countryOf(paymentCountryOf(member))
    const { hashes } = debitorOf(body, country)
    const codeHash = hashOfCode(body.otp, member.id, hashes)
    if (!existing) await tryCode(member.id, code, codeHash, country.directDebit!.code, now)

    const choice = { ...body, method: 'sdd' } as const
    const caller = { member, existing, discounts, limits, site, now, visitorAddress }
    const payment = await placeOrder(choice, caller, async (order) => {
      const debits = await readDebits(member.id)
      if (!isWithinDebitLimits(order.priceCents, debits.payments, country.directDebit!, now))
        throw new Refusal('direct_debit_limit')
      const { text, version, collectOn } = await mandateOf(order, { country, language, now })
      if (version !== body.mandate) throw new Refusal('mandate_changed')
      const ibanEnd = body.iban.slice(-4)
      const { account_holder: accountHolder, street, house_number: houseNumber, zip, city } = body
      const props = {
        payment: order.id,
        cents: String(order.priceCents),
        currency: order.currency,
        date: collectOn,
        ibanEnd,
        credits: String(order.credits),
        creditor: country.company.name,
        reference: referenceOf(order),
        creditorId: country.directDebit!.creditorId,
      }
      return [
        addMandate(member.id, order.id, {
          text,
          version,
          language,
          signedAt: now.toISOString(),
          collectOn,
          accountHolder,
          street,
          houseNumber,
          zip,
          city,
          ibanEnd,
          ...hashes,
        }),
        addDebit(member.id, debits, order.id, now),
        spendDebitCode(member.id, codeHash),
        ...checkUnblocked(hashes),
        ...notify(member, { event: 'debitOrdered', id: paymentMailId.debitNotice(order.id), props }, now),
      ]
    })
    return shownPayment(await openDebit(payment, { iban: body.iban, accountHolder: body.account_holder }, hashes, now))
  },
})

/**
 * Compares the code, after counting the attempt, so that parallel calls share the limit. A wrong,
 * used or expired code and too many attempts are refused with `direct_debit_code_invalid`.
 */
async function tryCode(
  memberId: string,
  code: DebitCode | undefined,
  hash: string,
  terms: DirectDebit['code'],
  now: Date,
): Promise<void> {
  if (!code?.hash) throw new Refusal('direct_debit_code_invalid')
  await apply(countCodeTry(memberId, code.hash, terms, now))
  if (code.hash !== hash) throw new Refusal('direct_debit_code_invalid')
}
