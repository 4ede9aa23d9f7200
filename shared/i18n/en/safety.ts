import type { Translation } from '../languages.ts'
import type { safety as nl } from '../nl/safety.ts'

export const safety = {
  complaint: {
    title: 'Report something',
    lead: 'Something not right? One of our moderators will look at it and write back with a decision and the reasons.',
    kind: 'What’s it about?',
    kinds: {
      profile: 'Profile',
      photo: 'Photo',
      message: 'Message',
      child_abuse: 'Child abuse',
      payment: 'Payment',
      other: 'Something else',
    },
    member: 'Member number',
    memberHint: 'You’ll find it at the bottom of their profile. Leave it blank if it’s not about anyone in particular.',
    memberWrong: 'This isn’t a member number. It should have 26 letters and digits.',
    text: 'What happened?',
    textHint: 'Use your own words. You don’t have to prove anything.',
    left: '{count, plural, one {# character left} other {# characters left}}',
    email: 'Email address',
    emailHint: 'We’ll only use it to confirm your report and send you our answer.',
    emailOptional: 'Email address (optional)',
    emailOptionalHint: 'You can report this anonymously. If you leave an address, we’ll send you an answer.',
    answeredAt: 'We’ll send our answer to {email}.',
    kindMissing: 'Please choose what it’s about.',
    textMissing: 'Please tell us briefly what happened.',
    emailMissing: 'Please enter an email address so we can reply.',
    submit: 'Send report',
    danger: 'Is someone in danger right now? Call {number}.',
    promise: {
      title: 'What happens next',
      kept: 'We save what your report is about the moment you send it, so the evidence stays even if someone removes it.',
      silent: 'The other person won’t be told that you reported anything.',
      answered:
        'You’ll get an answer if you leave an address. We delete what we saved six months after our decision: until then you can object.',
    },
    sent: {
      title: 'We’ve received your report',
      text: 'We’ve sent a confirmation to {email}. You’ll get our answer there too, usually within a few days.',
      textSilent: 'Thank you. We’ll look at it as soon as we can. You left no address, so you won’t get an answer.',
      receipt: 'Your report number',
      another: 'Report something else',
      toMembers: 'See members',
      toHome: 'Go to the home page',
    },
  },
  blocked: {
    title: 'Blocked members',
    lead: 'They can’t see your profile or write to you.',
    none: 'You haven’t blocked anyone.',
    unblock: 'Unblock',
    unblockOf: 'Unblock {name}',
    retry: 'Try again',
  },
} as const satisfies Translation<typeof nl>
