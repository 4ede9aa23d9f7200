import type { Translation } from '../languages.ts'
import type { receipt as source } from '../nl/receipt.ts'

export const receipt = {
  title: 'Receipt',
  print: 'Print',
  vat: 'Includes {rate} {tax}',
  seller: 'Seller',
  register: 'Register: {register}',
  vatNumber: 'VAT number: {numbers}',
  consent: 'On {moment} you asked for immediate delivery, so you can’t return credits you have used.',
  terms: 'On {moment} you agreed to our terms of {version}.',
  withdrawal:
    'Until the end of {day} you can withdraw from this contract for credits you haven’t used. Open this payment on {site} and press “{button}”.',
  cancellation:
    'Until the end of {day} you can cancel credits you haven’t used. Open this payment on {site} and press “{button}”.',
  withdraw: {
    button: 'Withdraw from contract here',
    until: 'You can withdraw until the end of {day}',
    title: 'Withdraw from contract',
    statement: 'You’re withdrawing from purchase {reference} as {name}. The confirmation goes to {email}.',
    confirm: 'Confirm withdrawal',
    done: 'Withdrawn. You’ll get {price} back.',
  },
} as const satisfies Translation<typeof source>
