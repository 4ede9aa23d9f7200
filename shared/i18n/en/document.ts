import type { Translation } from '../languages.ts'
import type { document as nlDocument } from '../nl/document.ts'

export const document = {
  members: {
    title: 'Find members',
    description:
      'See who near you wants to date, flirt or talk. Searching by age and region is free; fictional profiles always carry a mark.',
  },
  premium: {
    title: 'Premium',
    description:
      'Your first credits make you premium, for good. What it brings, what it costs, and why there is no subscription.',
  },
  pricing: {
    title: 'Prices',
    description:
      'Signing up and looking around is free. What a message, a photo and a gift cost, in plain words and with every price.',
  },
  complaints: {
    title: 'Complaints',
    description:
      'Something wrong with a profile, a message or a payment? Tell us here, even without an account. A person looks at it.',
  },
  languages: {
    title: 'Language',
    description: 'Choose the language in which you read this site.',
  },
  offline: {
    title: 'No connection',
    text: 'You are offline for the moment. What you typed is kept on this device. As soon as there is a connection, we carry on by ourselves.',
    retry: 'Try again',
  },
} satisfies Translation<typeof nlDocument>
