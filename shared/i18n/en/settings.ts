import type { Translation } from '../languages.ts'
import type { settings as source } from '../nl/settings.ts'

export const settings = {
  indexTitle: '{name}: dating, flirting and chatting',
  description:
    'Meet adults who want to date, flirt or just talk. Signing up is free; you only pay for the messages you send.',
  fictionalWarning: 'Some profiles on this site are fictional. They’re always marked.',
  fictionalSingular: 'This profile is fictional. You can’t meet in person.',
  fictionalPlural: 'These profiles are fictional. You can’t meet in person.',
} as const satisfies Translation<typeof source>
