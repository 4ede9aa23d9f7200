import type { ErrorCode } from '#shared/contract/errors.ts'
import { DiscountName, discountLimits } from '#shared/contract/finance.ts'
import type { Currency } from '#shared/model/money.ts'
import { type PaymentMethod, paymentMethods } from '#shared/model/payment.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { readNamedMember } from '#shared/rules/reference.ts'
import { typedCents } from '#shared/rules/typed-amount.ts'
import type { DiscountForm, FollowedDiscount } from './discounts.ts'

/** Form of a discount code, all fields as text; an empty limit means that there is none. */
export type DiscountAnswers = {
  code: string
  percentage: string
  validity: DiscountForm['validity']
  country: string
  currency: string
  member: string
  /** Value of a `datetime-local` control, in the viewer's time zone. */
  expires: string
  minimum: string
  methods: readonly PaymentMethod[]
}

export const emptyDiscount: DiscountAnswers = {
  code: '',
  percentage: '',
  validity: 'once-per-user',
  country: '',
  currency: '',
  member: '',
  expires: '',
  minimum: '',
  methods: [],
}

/** Converts an ISO time to the value of a `datetime-local` control. */
const localTime = (at: string): string => {
  const moment = new Date(at)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16)
}

export const answersOf = (discount: FollowedDiscount): DiscountAnswers => ({
  code: discount.code,
  percentage: String(discount.percentage),
  validity: discount.validity,
  country: discount.country ?? '',
  currency: discount.currency ?? '',
  member: discount.user_id ?? '',
  expires: discount.expires ? localTime(discount.expires) : '',
  minimum: discount.minimum_order_value === null ? '' : (discount.minimum_order_value / 100).toFixed(2),
  methods: discount.paymentmethods ?? [],
})

type FaultyField = 'code' | 'percentage' | 'member' | 'minimum'

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

/** Fields with an invalid value. */
export function faultsOf(answers: DiscountAnswers): FaultyField[] {
  const percentage = Number(answers.percentage)
  const isFit: Record<FaultyField, boolean> = {
    code: DiscountName.safeParse(answers.code).success,
    percentage: Number.isInteger(percentage) && isWithin(percentage, discountLimits.percentage),
    member: answers.member === '' || readNamedMember(answers.member) !== null,
    minimum: answers.minimum.trim() === '' || (typedCents(answers.minimum) ?? 0) > 0,
  }
  return (Object.keys(isFit) as FaultyField[]).filter((field) => !isFit[field])
}

/** Request body. An unchanged expiry is sent as stored, because the control has no seconds. */
export function formOf(
  answers: DiscountAnswers,
  stored: Pick<FollowedDiscount, 'version' | 'status' | 'expires'>,
): DiscountForm {
  const isSameExpiry = stored.expires !== null && localTime(stored.expires) === answers.expires
  return {
    code: answers.code.trim().toUpperCase(),
    version: stored.version,
    status: stored.status,
    percentage: Number(answers.percentage),
    validity: answers.validity,
    country: (answers.country || null) as DiscountForm['country'],
    currency: (answers.currency || null) as Currency | null,
    user_id: readNamedMember(answers.member),
    expires: answers.expires === '' ? null : isSameExpiry ? stored.expires : new Date(answers.expires).toISOString(),
    minimum_order_value: answers.minimum.trim() === '' ? null : typedCents(answers.minimum),
    paymentmethods: answers.methods.length === 0 ? null : [...answers.methods],
  }
}

type RefusedField = 'code' | 'member' | 'currency' | 'expires'

/** Form field that a refusal is about; null if it is about the whole form. */
export function fieldOfRefusal(code: ErrorCode): RefusedField | null {
  if (code === 'code_taken' || code === 'code_reserved') return 'code'
  if (code === 'member_unknown' || code === 'member_gone') return 'member'
  if (code === 'currency_mismatch') return 'currency'
  return code === 'expiry_past' ? 'expires' : null
}

const cards = paymentMethods.filter((method) => paymentMethodFacts[method].isCreditCard)

/**
 * Choices of payment methods to which a code can be limited, each with the methods that it stands
 * for. All credit cards are one choice, because the card is entered on the provider's page, which
 * takes any of them. Ended methods are left out, except those in `stored`.
 */
export const methodLimits = (stored: readonly PaymentMethod[]) =>
  paymentMethods
    .filter((method) => {
      const { isCreditCard, ended } = paymentMethodFacts[method]
      return isCreditCard ? method === 'creditcard' : ended === null || stored.includes(method)
    })
    .map((method) => ({ method, stands: method === 'creditcard' ? cards : [method] }))
