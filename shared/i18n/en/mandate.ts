import type { Translation } from '../languages.ts'
import type { mandate as source } from '../nl/mandate.ts'

export const mandate = {
  sms: '{code} is your code for direct debit at {site}. Valid for {minutes} minutes. Don’t share it.',
  creditor: 'Creditor: {creditor}, {address}. Creditor ID: {id}.',
  debit:
    'One debit of {amount} for {credits} credits, on {date} or shortly after. We’ll email you the mandate reference.',
  authority:
    'You allow {creditor} to send an instruction to your bank to debit your account once with this amount, and your bank to debit it as instructed by {creditor}.',
  notice: 'We’ll announce the debit by email at least one bank day ahead, instead of fourteen days.',
  refund:
    'You’re entitled to a refund from your bank under the terms of your agreement with it. You must claim it within eight weeks of the debit.',
} as const satisfies Translation<typeof source>
