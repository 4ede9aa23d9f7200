import type { Translation } from '../languages.ts'
import type { safety as nl } from '../nl/safety.ts'

export const safety = {
  complaint: {
    title: 'Report something',
    lead: 'Is something not right, or does something trouble you? One of our moderators looks at it and answers with the reason.',
    kind: 'What is it about?',
    kinds: {
      profile: 'Profile',
      photo: 'Photo',
      message: 'Message',
      child_abuse: 'Child abuse',
      payment: 'Payment',
      other: 'Something else',
    },
    member: 'Member number',
    memberHint: 'You find it at the foot of the profile. If it is about nobody in particular, leave it empty.',
    memberWrong: 'This is no member number. It has 26 letters and digits.',
    text: 'What happened?',
    textHint: 'Tell it in your own words. You need not prove anything.',
    left: '{count, plural, one {# character left} other {# characters left}}',
    email: 'E-mail address',
    emailHint: 'We send your receipt and our answer here, and nothing else.',
    emailOptional: 'E-mail address (may stay empty)',
    emailOptionalHint: 'You may report this anonymously. If you fill in an address, you get an answer.',
    answeredAt: 'Our answer comes to {email}.',
    kindMissing: 'Choose what it is about.',
    textMissing: 'Tell briefly what happened.',
    emailMissing: 'Fill in an e-mail address, so that we can answer you.',
    submit: 'Send report',
    danger: 'Is somebody in danger now? Call {number}.',
    promise: {
      title: 'What we do with it',
      kept: 'What your report is about is kept from the moment you send it. So the evidence stays, even if somebody removes it.',
      silent: 'The other person is not told that you reported something.',
      answered:
        'You get an answer if you give an address. We delete what we kept half a year after our decision: until then you can object.',
    },
    sent: {
      title: 'Your report has come in',
      text: 'We have sent a receipt to {email}. Our answer comes there too, usually within a few days.',
      textSilent: 'Thank you. We will look at it as soon as we can. You gave no address, so you get no answer.',
      receipt: 'Number of your report',
      another: 'Report something else',
      toMembers: 'To the members',
      toHome: 'To the home page',
    },
  },
  blocked: {
    title: 'Blocked members',
    lead: 'They cannot see your profile or write to you.',
    none: 'You have not blocked anybody.',
    unblock: 'Unblock',
    unblockOf: 'Unblock {name}',
    retry: 'Try again',
  },
} as const satisfies Translation<typeof nl>
