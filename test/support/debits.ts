import * as directDebit from '#shared/contract/direct-debit.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { atProvider } from './buying.ts'
import type { Member } from './people.ts'
import type { TestStack } from './stack.ts'
import { newId } from './visitor.ts'

type DebitForm = Input<typeof directDebit.orderDebit>['body']

/** Completed form of a direct debit, with placeholders for its code and mandate. */
export const debitForm = (more: Partial<DebitForm> = {}): DebitForm => ({
  id: newId(),
  bundle: 'c25',
  otp: '000000',
  account_holder: 'K. Jansen',
  iban: 'NL91ABNA0417164300',
  street: 'Dorpsstraat',
  house_number: '1',
  zip: '1234 AB',
  city: 'Utrecht',
  phone: '+31612345678',
  mandate: 'x',
  consent: true,
  immediate_delivery: true,
  ...more,
})

let accounts = 0

/** Valid Dutch IBAN that no other test of the file uses, and a phone number. */
export function freshAccount() {
  const number = String(++accounts).padStart(10, '0')
  const digits = [...`ABNA${number}NL00`].map((one) => (/\d/.test(one) ? one : String(one.charCodeAt(0) - 55))).join('')
  const rest = [...digits].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0)
  return {
    iban: `NL${String(98 - rest).padStart(2, '0')}ABNA${number}`,
    phone: `+316${String(accounts).padStart(8, '0')}`,
  }
}
export type DebitAccount = ReturnType<typeof freshAccount>

/** Code in the latest text message to a phone number. */
export function codeSentTo(stack: TestStack, phone: string): string {
  const sms = stack.sms.list().find(({ to }) => to === phone)
  if (!sms) throw new Error(`No text message was sent to ${phone}`)
  return /\d{6}/.exec(sms.text)![0]
}

/** Completed form with the current mandate and a code that was just sent. */
export async function signedForm(stack: TestStack, member: Member, account: DebitAccount, bundle = 'c25') {
  const { version } = await member.call(directDebit.mandate, { query: { bundle } })
  await member.call(directDebit.sendDebitCode, { body: { bundle, ...account } })
  return debitForm({ ...account, bundle, otp: codeSentTo(stack, account.phone), mandate: version })
}

/** Orders a direct debit as the form does. The debit then waits for the bank. */
export async function orderDebit(stack: TestStack, member: Member, account: DebitAccount, bundle = 'c25') {
  const body = await signedForm(stack, member, account, bundle)
  return member.call(directDebit.orderDebit, { body })
}

/** Makes the bank pay a debit. */
export async function collect(stack: TestStack, id: string) {
  stack.payments.act(atProvider(stack, id).id, 'pay')
  await stack.settle()
}

/** Makes the bank refuse or return a debit. */
export async function returnDebit(stack: TestStack, id: string, code: string) {
  stack.payments.returnDebit(atProvider(stack, id).id, code)
  await stack.settle()
}
