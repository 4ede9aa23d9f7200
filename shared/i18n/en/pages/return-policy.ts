import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Return policy',
  lead: 'You can cancel unused credits for {refund_days} days.',
  sections: [
    {
      id: 'unused',
      title: 'Unused credits',
      body: [
        'Do you regret a purchase within {refund_days} days? Open [your payments](/transactions), choose the purchase and press “Cancel unused credits”. You need no reason. The credits leave your balance at once, and you get their share of the price back by the same payment method, within {refund_days} days. The credits you have had longest are used first. Would you rather write? You can, to {support_email} from the address of your account.',
      ],
    },
    {
      id: 'used',
      title: 'Used credits',
      body: [
        'A message is delivered at once. You agree to that when you order, and therefore credits you have used cannot be returned. If something went wrong on our side we put it right, of course.',
      ],
    },
    {
      id: 'premium',
      title: 'And premium?',
      body: [
        'If your first and only purchase is refunded in full you are no longer premium. After a partial refund you still are.',
      ],
    },
    {
      id: 'form',
      title: 'Model form',
      only: 'eu',
      body: [
        'You may use this text, but you need not: “To {company}, {address}, {city}, {support_email}: I withdraw from my purchase of credits. Ordered on: … Name: … E-mail address of my account: … Date: …”',
      ],
    },
  ],
}
