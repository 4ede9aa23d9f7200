import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Refunds',
  lead: 'You can cancel unused credits for {refund_days} days.',
  sections: [
    {
      id: 'unused',
      title: 'Unused credits',
      body: [
        'Changed your mind within {refund_days} days? You don’t need a reason. The credits leave your balance right away and we refund their share of the price the way you paid, within {refund_days} days. If that method can’t refund money, we’ll transfer it. The credits you’ve had longest are used first. Prefer to write? Email {support_email} from your account’s address.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Withdraw from contract here',
      only: 'eu',
      body: [
        'Choose the purchase under [your payments](/transactions), press “Withdraw from contract here” and then “Confirm withdrawal”. The button is there for as long as you can withdraw. You’ll get an email right away with the reference, the day and time of your withdrawal and what you’ll get back.',
      ],
    },
    {
      id: 'cancel',
      title: 'How to cancel',
      only: 'no-eu',
      body: ['Open [your payments](/transactions), choose the purchase and press “Cancel unused credits”.'],
    },
    {
      id: 'used',
      title: 'Used credits',
      body: [
        'A message is delivered right away. You agree to that when you order, so credits you’ve used can’t be refunded. If something went wrong on our side, we’ll put it right, of course.',
      ],
    },
    {
      id: 'unanswered',
      title: 'No answer from a fictional profile',
      only: 'desk',
      body: [
        'If our team doesn’t answer a message, photo or gift to a fictional profile within {answer_hours} hours, you automatically get those credits back. If you were refunded for credits you had already used, the returned credits settle those first.',
      ],
    },
    {
      id: 'premium',
      title: 'What about premium?',
      body: [
        'If your only purchase is refunded in full, you’re no longer premium. After a partial refund you still are.',
      ],
    },
    {
      id: 'form',
      title: 'Model withdrawal form',
      only: 'eu',
      body: [
        'You can use this text, but you don’t have to: “To {company}, {address}, {city}, {support_email}: I withdraw from my purchase of credits. Ordered on: … Name: … Email address of my account: … Date: …”',
      ],
    },
  ],
}
