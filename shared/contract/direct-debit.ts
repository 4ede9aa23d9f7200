import * as z from 'zod/mini'
import { PaymentId } from '../model/ids.ts'
import { refuseWith } from '../model/input.ts'
import { Currency, Payment } from '../model/money.ts'
import { debitCodeBounds } from '../rules/direct-debit.ts'
import { isSepaIban, plainIban } from '../rules/iban.ts'
import { DiscountText } from './credits.ts'
import { endpoint } from './endpoint.ts'

/** IBAN of a SEPA country, as typed; the handler gets its electronic form. */
export const Iban = z
  .string()
  .check(z.maxLength(50), z.overwrite(plainIban), z.refine(isSepaIban, refuseWith('invalid_iban')))
/** Phone number as typed; shared/rules/phone.ts makes it international. */
export const Phone = z
  .string()
  .check(z.trim(), z.maxLength(30), z.regex(/^\+?[\d\s().\-/]{6,}$/, refuseWith('invalid_phone')))

const [minDigits, maxDigits] = debitCodeBounds.digits
const bundle = z.string().check(z.maxLength(20))
const code = z.optional(DiscountText)
const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

const priceRefusals = [
  ...(['not_found', 'payment_method_unavailable', 'code_not_found', 'code_already_used'] as const),
  ...(['code_not_applicable', 'too_many_requests'] as const),
] as const
const debitRefusals = ['invalid_phone', 'direct_debit_blocked', 'direct_debit_limit'] as const

// Calls of the direct debit form. Part of the domain `credits`.

/**
 * Mandate for an order of the bundle, in the language of the page. The form must show it before
 * the member requests the code (TRAP-64).
 */
export const mandate = endpoint({
  method: 'GET',
  path: '/api/directdebit.php',
  access: 'member',
  query: z.object({ bundle, code }),
  answer: z.object({
    /** Text of the mandate, one string per paragraph. */
    text: z.array(z.string()),
    /** Hash of the text; the order repeats it to prove which text the member saw. */
    version: z.string(),
    price_cents: z.int(),
    currency: Currency,
    collect_on: z.string(),
  }),
  refusals: [...priceRefusals, 'direct_debit_limit'],
})

/**
 * Sends a code, which is valid for an order with this bank account and phone number only (PAY-25).
 */
export const sendDebitCode = endpoint({
  method: 'POST',
  path: '/api/directdebit-otp.php',
  access: 'member',
  body: z.object({ bundle, code, iban: Iban, phone: Phone }),
  answer: z.object({
    /** Last two digits of the phone number. */
    phone_end: z.string(),
    expires_at: z.string(),
    /** Number of digits of the code. */
    digits: z._default(z.int(), 6),
  }),
  refusals: [...priceRefusals, ...debitRefusals, 'direct_debit_code_limit', 'sms_not_sent'],
})

/**
 * Signs the mandate with the code and orders the bundle. The browser generates `id`, so a retry
 * returns the same payment.
 */
export const orderDebit = endpoint({
  method: 'POST',
  path: '/api/directdebit.php',
  access: 'member',
  body: z.object({
    id: PaymentId,
    bundle,
    code,
    otp: z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${minDigits},${maxDigits}}$`))),
    account_holder: line(70),
    iban: Iban,
    street: line(70),
    house_number: line(16),
    zip: line(16),
    city: line(70),
    phone: Phone,
    /** Version of the mandate that was shown. */
    mandate: z.string().check(z.maxLength(40)),
    /** Consent to the mandate (PAY-26). */
    consent: z.literal(true, refuseWith('consent_required')),
    /** Consent to immediate delivery (TRAP-20). */
    immediate_delivery: z.literal(true, refuseWith('consent_required')),
  }),
  answer: Payment,
  refusals: [
    ...priceRefusals,
    ...debitRefusals,
    ...([
      'discount_in_use',
      'spending_limit',
      'direct_debit_code_invalid',
      'mandate_changed',
      'payment_provider_unavailable',
    ] as const),
  ],
})
