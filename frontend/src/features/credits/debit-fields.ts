import { Refused } from '#frontend/lib/call.ts'
import { isSepaIban, plainIban } from '#shared/rules/iban.ts'

/** Fields of the form of a direct debit, in its order (PAY-24). */
export const debitFields = ['account_holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone', 'otp'] as const
export type DebitField = (typeof debitFields)[number]
export type DebitValues = Record<DebitField, string>

export const noValues = Object.fromEntries(debitFields.map((field) => [field, ''])) as DebitValues

/** What is wrong with a field, as the key of its text. */
export type FieldProblem = 'missing' | 'ibanWrong' | 'otpWrong' | 'codeFirst'

/**
 * Problem of a field; null if there is none. `digits`: number of digits of the code that was sent;
 * undefined if none was sent.
 */
export function problemOf(field: DebitField, values: DebitValues, digits: number | undefined): FieldProblem | null {
  const value = values[field].trim()
  if (field === 'otp') {
    if (digits === undefined) return 'codeFirst'
    return /^\d+$/.test(value) && value.length === digits ? null : 'otpWrong'
  }
  if (value === '') return 'missing'
  return field === 'iban' && !isSepaIban(plainIban(value)) ? 'ibanWrong' : null
}

const fieldsOfCodes: Readonly<Record<string, DebitField>> = {
  invalid_iban: 'iban',
  invalid_phone: 'phone',
  direct_debit_code_invalid: 'otp',
}

/** Field that a refusal is about; undefined if it is about the whole order. */
export const fieldOf = (error: unknown): DebitField | undefined =>
  error instanceof Refused ? fieldsOfCodes[error.code] : undefined
