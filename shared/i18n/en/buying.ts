import type { Translation } from '../languages.ts'
import type { buying as source } from '../nl/buying.ts'

export const buying = {
  method: {
    card: 'Card',
    otherCard: 'Another card',
    from: 'From {price}',
    upTo: 'Up to {price}',
  },
  /** Refund of a payment whose method cannot send money back. */
  byHand: {
    text: 'You’ll get {price} back. {method} can’t refund money, so we’ll transfer it. Give our customer service your account number and the reference of this payment. The credits leave your balance right away.',
    refunded:
      'Its credits have been taken off your balance. {method} can’t refund money, so we’ll transfer it. Give our customer service your account number and the reference of this payment.',
  },
  bundle: {
    saving: '{percentage, number}% less per credit',
  },
  state: {
    draftKept: 'Your message is still waiting in the conversation.',
  },
  first: {
    photos: 'You can now see all members’ photos, except private ones.',
    chats: 'You can start new conversations every day.',
    credits: 'Once you’ve paid, the credits are added to your balance.',
    receipt: 'You’ll get the receipt by email. You’ll find it under your payments too.',
    once: 'No subscription: you’re never charged unless you place an order.',
    withdrawal: 'You have {days, number} days to cancel credits you haven’t used.',
  },
  country: {
    label: 'Payment country',
    hint: 'Your prices, currency and ways to pay are those of this country.',
    saved: 'Prices and payment methods are now for this country: {country}.',
  },
  cards: {
    title: 'Stored cards',
    lead: 'We only charge a card when you order.',
    pay: 'Pay with {card}',
    store: 'Store my card for my next order',
    storeText:
      'The payment service stores your card. We keep its brand, last four digits and expiry date, the number by which the payment service knows it, and when you agreed. We only charge it when you order. You can remove the card at Your payments.',
    once: 'We charge this amount to your card once. It isn’t a subscription.',
    agree: 'By ordering you agree to this:',
    otherWay: 'Pay another way',
    confirm: 'Your bank wants you to confirm this payment. Nothing has been charged yet.',
    charging:
      'The payment service is checking whether your card can be charged. You’ll see it here as soon as we know.',
    valid: 'Valid through {month}',
    expired: 'Expired',
    remove: 'Remove',
    removeCard: 'Remove {card}',
    removeText: 'The card is removed at the payment service too. You can store it again with a later order.',
    removed: 'Your card has been removed.',
    keep: 'Keep it',
  },
  spending: {
    title: 'What you spend',
    month: 'This month',
    total: 'In total',
    note: 'Money you got back isn’t counted. A payment that is still open already counts towards your limit.',
  },
  limits: {
    title: 'Your limits',
    lead: 'You can’t order more than your limit. Lowering works right away, raising or removing only after {hours, number} hours.',
    day: 'Per day',
    week: 'Per week',
    month: 'Per month',
    none: 'No limit',
    used: '{used} of {limit} used',
    ends: 'Starts again on {moment}',
    nextAmount: 'Changes to {limit} on {moment}.',
    nextNone: 'Ends on {moment}.',
    takeBack: 'Don’t raise it',
    change: 'Change',
    set: 'Set',
    amount: 'Highest amount ({currency})',
    invalid: 'Enter an amount up to {max}.',
    save: 'Save',
    remove: 'Remove limit',
    saved: 'Your limit has been saved.',
    later: 'Your higher limit applies from {moment}.',
    titles: {
      day: 'Limit per day',
      week: 'Limit per week',
      month: 'Limit per month',
    },
  },
  /** Order above a limit. */
  reached: {
    day: 'This order would take you over your limit of {limit} per day. You can still spend {left}.',
    week: 'This order would take you over your limit of {limit} per week. You can still spend {left}.',
    month: 'This order would take you over your limit of {limit} per month. You can still spend {left}.',
    frees: 'You can place this order from {moment}.',
    open: 'A payment that is still open counts too.',
    toLimits: 'To your limits',
  },
} as const satisfies Translation<typeof source>
