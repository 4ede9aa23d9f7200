import { keyedHash } from '#functions/platform/keyed-hash.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Country } from '#shared/countries/country.ts'
import { phoneNumber } from '#shared/rules/phone.ts'

/** Hashes of a bank account and of a phone number. Blocks for direct debit are keyed by them. */
export const hashOfIban = (iban: string): string => keyedHash(`iban ${iban}`)
export const hashOfPhone = (phone: string): string => keyedHash(`phone ${phone}`)

/** Phone number in international form; refused if a text message cannot be sent to it. */
export function phoneOf(typed: string, { directDebit }: Pick<Country, 'directDebit'>): string {
  const phone = directDebit && phoneNumber(typed, directDebit.callingCode)
  if (!phone) throw new Refusal('invalid_phone')
  return phone
}

/**
 * Phone number of a debit in international form, and the hashes of its bank account and phone
 * number.
 */
export function debitorOf({ iban, phone: typed }: { iban: string; phone: string }, country: Country) {
  const phone = phoneOf(typed, country)
  return { phone, hashes: { ibanHash: hashOfIban(iban), phoneHash: hashOfPhone(phone) } }
}
type Debitor = ReturnType<typeof debitorOf>

/** Hash of a code, which ties it to one member, bank account and phone number. */
export const hashOfCode = (code: string, member: string, { ibanHash, phoneHash }: Debitor['hashes']): string =>
  keyedHash(`code ${code} ${member} ${ibanHash} ${phoneHash}`)
