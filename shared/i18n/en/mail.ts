import type { Translation } from '../languages.ts'
import type { mail as source } from '../nl/mail.ts'

export const mail = {
  activation: {
    subject: 'Confirm your e-mail address at {site}',
    preview: 'One click and you can send and receive messages.',
    title: 'Welcome, {name}',
    lead: 'Good to have you here. Just confirm that this is your e-mail address, and your profile at {site} opens.',
    why: 'From then on others can see you, and you can send and receive messages.',
    action: 'Confirm my e-mail address',
    note: 'The link works for 7 days. You did not sign up? Then there is nothing you need to do.',
  },
  activationReminder: {
    subject: 'Your account at {site} is still waiting for you',
    preview: 'Your e-mail address is not confirmed yet.',
    title: 'One more click, {name}',
    lead: 'You signed up at {site}, but your e-mail address is not confirmed yet. Until then nobody sees your profile and you cannot send messages.',
    lost: 'Did the first mail get lost? This link does the same.',
    action: 'Confirm my e-mail address',
    note: 'The link works for 7 days. You did not sign up, or changed your mind? Then there is nothing you need to do.',
  },
  existingAccount: {
    subject: 'You have an account at {site} already',
    preview: 'You can simply log in.',
    title: 'You have an account already',
    lead: 'Somebody, probably you, wanted to sign up at {site} with this e-mail address. There is an account already, so you can simply log in.',
    action: 'Log in',
    note: 'That was not you? Then there is nothing you need to do, and nothing has changed.',
  },
  frame: {
    linkHint: 'The button does not work? Copy this link to your browser:',
    adultsOnly: 'Only for adults from the age of {age}.',
    company: '{name}, {address}, {city}. Company register {kvk}.',
  },
} as const satisfies Translation<typeof source>
