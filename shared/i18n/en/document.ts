import type { Translation } from '../languages.ts'
import type { document as nlDocument } from '../nl/document.ts'

export const document = {
  members: {
    title: 'Find members',
    description:
      'See who near you wants to date, flirt or talk. Searching by age and region is free, and fictional profiles are always marked.',
  },
  premium: {
    title: 'Premium',
    description:
      'Your first credits make you premium for life. See what you get, what it costs and why there’s no subscription.',
  },
  pricing: {
    title: 'Prices',
    description:
      'Signing up and looking around is free. See what a message and a gift cost, with every price in plain words.',
  },
  complaints: {
    title: 'Complaints',
    description:
      'Something wrong with a profile, a message or a payment? Tell us here, even without an account. A person will look at it.',
  },
  languages: {
    title: 'Language',
    description: 'Choose the language of this site.',
  },
  /** Labels of the pictures in the browser's install dialog. */
  install: {
    match: 'Drawing of two people who like each other',
    faces: 'Drawing of people to get to know',
  },
  offline: {
    title: 'You’re offline',
    text: 'What you typed is saved on this device. As soon as you’re back online, we’ll carry on.',
    retry: 'Try again',
  },
} satisfies Translation<typeof nlDocument>
