import type { Translation } from '../languages.ts'
import type { ui as source } from '../nl/ui.ts'

export const ui = {
  waysIn: {
    signup: 'Sign up for free',
    login: 'Log in',
  },
  close: 'Close',
  dismiss: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  day: 'day',
  month: 'month',
  year: 'year',
  dayPlaceholder: 'DD',
  monthPlaceholder: 'MM',
  yearPlaceholder: 'YYYY',
  gender: { male: 'Man', female: 'Woman' },
  cancel: 'Cancel',
  emailSuggestion: 'Did you mean {email}?',
  fictional: 'Fictional',
  consent: {
    title: 'Can we remember how you got here?',
    text: 'If you say yes, this device remembers for {days} days which partner site sent you, and we count this visit without your name. If you say no, this device only remembers your answer.',
    accept: 'Yes, that’s fine',
    refuse: 'No thanks',
    granted: 'We remember which partner site sent you.',
    refused: 'We don’t remember which partner site sent you.',
    change: 'Change this',
  },
} as const satisfies Translation<typeof source>
