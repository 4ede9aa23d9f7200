import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Frequently asked questions',
  lead: 'Can’t find your question? Ask [Customer service](/pages/service).',
  sections: [
    {
      id: 'cost',
      title: 'What does it cost?',
      body: [
        'Signing up and looking around is free, and you start with {signup_credits} credits. Messages cost credits: {message_credits} per message, so from {message_price}. There’s no subscription. You’ll find all prices on the [Prices](/pricing) page.',
      ],
    },
    {
      id: 'card',
      only: 'cards',
      title: 'Is my card stored?',
      body: [
        'Only if you choose that when you order. The payment provider stores the card; we only see its brand, last four digits and expiry date. Nothing is ever charged unless you press the order button. You can remove the card under [your payments](/transactions).',
      ],
    },
    {
      id: 'fictional',
      title: 'Are all profiles real?',
      body: [
        'No. Some are fictional and marked everywhere. You can’t meet a fictional profile in person. Profiles without the mark belong to members.',
      ],
    },
    {
      id: 'hosts',
      title: 'Who writes for a fictional profile?',
      only: 'desk',
      body: [
        'Our own team. You see that before you send your first message. If you get no answer within {answer_hours} hours, you get your credits back; you’ll see it in the conversation and under [your payments](/transactions).',
      ],
    },
    {
      id: 'confirm',
      title: 'Why can’t I send anything yet?',
      body: [
        'Please confirm your email address first, using the link we sent you. Can’t see it? Check your spam folder, or request a new email at the top of the page.',
      ],
    },
    {
      id: 'photo',
      title: 'Why can’t others see my photo yet?',
      body: [
        'A member of our team looks at every profile photo, usually within a day; only a picture that we declined or removed before, or a file we can’t use, is declined automatically. If we decline one, we tell you why. You can have {free_photos} photos, or {premium_photos} with premium.',
      ],
    },
    {
      id: 'text',
      title: 'Why can’t others see my text yet?',
      body: [
        'Because it seems to contain a phone number, email address, link or an age below 18. A member of our team then reads it first, usually within a day. Until then others see your previous text, if you had one. If we decline it, we email you why; you keep the text and can change it.',
      ],
    },
    {
      id: 'chat-photo',
      title: 'Can I send a photo in a conversation?',
      body: [
        'Yes, with the photo button beside the message field. A photo in a conversation costs {photo_credits} credits. A computer checks it at once, and only what is allowed is sent and charged. The other person sees it blurred first and can report it.',
      ],
    },
    {
      id: 'private',
      title: 'What are private photos?',
      body: [
        'Photos that only the members you choose can see. Even premium members need your permission, and you can take it back at any time.',
      ],
    },
    {
      id: 'invisible',
      title: 'Can I be invisible?',
      body: [
        'Yes, in your settings. You then don’t appear in search, and only people you contact first can write to you.',
      ],
    },
    {
      id: 'password',
      title: 'I’ve lost my password',
      body: ['Choose a new one under [Forgot your password?](/reset-password). The link works for an hour.'],
    },
    {
      id: 'block',
      title: 'Someone is bothering me',
      body: [
        'Block them from the menu on their profile, and tell us under [Complaints](/complaints). There are more tips under [Dating safely](/pages/safety).',
      ],
    },
    {
      id: 'history',
      title: 'Where are my old messages?',
      body: ['We hide messages older than {history_days} days, for everyone’s privacy.'],
    },
    {
      id: 'delete',
      title: 'How do I delete my account?',
      body: [
        'In your settings, at the bottom. You’re gone right away; for {grace_days} days the link in your email brings you back.',
      ],
    },
  ],
}
