import type { Translation } from '../languages.ts'
import type { ui as source } from '../nl/ui.ts'

export const ui = {
  waysIn: {
    signup: 'Sign up for free',
    login: 'Log in',
  },
  close: 'Close',
  dismiss: 'Hide',
  notices: 'Notices',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  day: 'day',
  month: 'month',
  year: 'year',
  dayPlaceholder: 'DD',
  monthPlaceholder: 'MM',
  yearPlaceholder: 'YYYY',
  gender: { male: 'Man', female: 'Woman' },
  fictional: 'Fictional',
} as const satisfies Translation<typeof source>
