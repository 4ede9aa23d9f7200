import type { Translation } from '../languages.ts'
import type { ageCheck as source } from '../nl/age-check.ts'

export const ageCheck = {
  title: 'Prove that you’re old enough',
  why: 'The rules where you live require us to have your age checked before you see other members. {provider}, a company outside this site, does that.',
  how: '{provider} asks for a photo of your face or an identity document on its own page. We’re only told whether you’re {age} or older. Your photo, document and date of birth don’t reach us.',
  shared:
    'We give {provider} a reference for this check and the age limit, not your name or email address. We keep the result, when it was given, the name {provider} and the reference.',
  start: 'Go to {provider}',
  again: 'Try again',
  resume: 'Continue with {provider}',
  daily: 'You can start {max} times a day.',
  open: 'There’s no result yet. As soon as {provider} gives one, you’ll move on automatically.',
  failed: '{provider} couldn’t establish that you’re old enough. Try again, for instance with an identity document.',
  under:
    '{provider} says that you’re younger than {age}. Someone on our team decides about that, not a computer. You’ll get an email.',
  passed: '{provider} says you’re old enough. Everything is open to you now.',
  passedTitle: 'Age confirmed',
  notNeededTitle: 'No check needed',
  notNeeded: 'You don’t need to prove your age on this site.',
  toMembers: 'See members',
  meanwhile: 'In the meantime you can still reach everything that’s yours, including your credits and payments.',
  profile: 'Your profile',
  settings: 'Settings',
  payments: 'Your payments',
  help: 'Not working? Email {support_email}.',
  loadFailed: 'We couldn’t load this.',
} as const satisfies Translation<typeof source>
