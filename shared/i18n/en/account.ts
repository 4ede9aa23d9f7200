import type { Translation } from '../languages.ts'
import type { account as source } from '../nl/account.ts'

export const account = {
  login: {
    title: 'Welcome back',
    lead: 'Log in and read on where you were.',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Log in',
    noAccount: 'No account yet?',
    signup: 'Sign up for free',
  },
  activated: {
    title: 'Your account is active',
    text: 'Your e-mail address is confirmed. You can send and receive messages now.',
    toLogin: 'Log in',
    toMembers: 'See members',
  },
  activationFailed: {
    title: 'Activation failed',
    text: 'The link has expired or was used before.',
    contact: 'Get in touch through {support_email}.',
    newMail: 'Send a new activation mail',
    newMailSent: 'We have sent you a new activation mail.',
    loginFirst: 'Log in to ask for a new activation mail.',
    toLogin: 'Log in',
  },
} as const satisfies Translation<typeof source>
