/**
 * Calling codes of the countries of SEPA. Text messages to other countries are expensive, and
 * fraudsters abuse them.
 */
const callingCodes = [
  ...['30', '31', '32', '33', '34', '36', '39', '40', '41', '43', '44', '45', '46', '47', '48', '49'],
  ...['350', '351', '352', '353', '354', '355', '356', '357', '358', '359', '370', '371', '372', '373'],
  ...['376', '377', '378', '381', '382', '385', '386', '389', '420', '421', '423'],
]

/** Calling codes whose numbers keep a leading 0: Italy with the Vatican, and San Marino. */
const keepsZero = ['39', '378']

/**
 * Typed phone number in international form (E.164); null if the text is not a number of a SEPA
 * country. A number without a calling code gets `callingCode`. The national trunk prefix 0 is
 * removed, so that a blocked number is recognised in every form.
 */
export function phoneNumber(typed: string, callingCode: string): string | null {
  const text = typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')
  const international = text.startsWith('+') ? text : `+${callingCode}${text}`
  const code = callingCodes.find((one) => international.startsWith(`+${one}`))
  if (code === undefined) return null
  const rest = international.slice(1 + code.length)
  const number = `+${code}${keepsZero.includes(code) ? rest : rest.replace(/^0+/, '')}`
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null
}
