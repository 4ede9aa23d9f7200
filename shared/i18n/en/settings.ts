import type { Translation } from '../languages.ts'
import type { settings as source } from '../nl/settings.ts'

export const settings = {
  indexTitle: '{name}: dating, flirting and chatting',
  description:
    'Meet adults who want to date, flirt or simply talk. Signing up is free, you only pay for the messages you send.',
  fictionalWarning: 'This site also has fictional profiles. You can tell them by their mark.',
  fictionalSingular: 'This profile is fictional; meeting in person is not possible.',
  fictionalPlural: 'These profiles are fictional; meeting in person is not possible.',
} as const satisfies Translation<typeof source>
