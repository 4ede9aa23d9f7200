import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Frequently asked questions',
  lead: 'Is your question missing? Write to us through [Customer service](/pages/service).',
  sections: [
    {
      id: 'cost',
      title: 'What does it cost?',
      body: [
        'Signing up and looking around is free, and you get {signup_credits} credits to begin with. A message costs {message_credits} credit, which is {message_price} or more. There is no subscription. All prices are on the [Prices](/pricing) page.',
      ],
    },
    {
      id: 'fictional',
      title: 'Are all profiles real?',
      body: [
        'No. Some are fictional and carry a mark everywhere. You cannot meet a fictional profile in person. Profiles without the mark belong to members.',
      ],
    },
    {
      id: 'confirm',
      title: 'Why can I not send anything yet?',
      body: [
        'First confirm your e-mail address with the link in your mail. Nothing there? Look in your spam, or ask for a new mail at the top of the page.',
      ],
    },
    {
      id: 'photo',
      title: 'Why is my photo not shown yet?',
      body: [
        'A member of staff looks at every photo. That mostly takes less than a day. If a photo is refused you read why. You may have {free_photos} photos, and {premium_photos} as a premium member.',
      ],
    },
    {
      id: 'private',
      title: 'What are private photos?',
      body: [
        'Photos that only members see to whom you opened them. Premium members do not see them without your leave either, and you can close them again at any time.',
      ],
    },
    {
      id: 'invisible',
      title: 'Can I be invisible?',
      body: ['Yes, in your settings. You are then not in search, and only people you contact first can write to you.'],
    },
    {
      id: 'password',
      title: 'I lost my password',
      body: ['Ask for a new one under [Forgotten password](/reset-password). The link works for an hour.'],
    },
    {
      id: 'block',
      title: 'Somebody is bothering me',
      body: ['Block that person in the menu of their profile and tell us under [Complaints](/complaints).'],
    },
    {
      id: 'history',
      title: 'Where are my old messages?',
      body: ['Messages older than {history_days} days are hidden, for everybody’s privacy.'],
    },
    {
      id: 'delete',
      title: 'How do I delete my account?',
      body: [
        'In your settings, at the bottom. You are gone at once; for {grace_days} days the link in your mail brings you back.',
      ],
    },
  ],
}
