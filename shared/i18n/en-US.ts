import type { account as nlAccount } from './nl/account.ts'
import type { chats as nlChats } from './nl/chats.ts'
import type { credits as nlCredits } from './nl/credits.ts'
import type { errors as nlErrors } from './nl/errors.ts'
import type { interests as nlInterests } from './nl/interests.ts'
import type { likes as nlLikes } from './nl/likes.ts'
import type { mail as nlMail } from './nl/mail.ts'
import type { members as nlMembers } from './nl/members.ts'
import type { photos as nlPhotos } from './nl/photos.ts'
import type { profile as nlProfile } from './nl/profile.ts'
import type { safety as nlSafety } from './nl/safety.ts'
import type { Overrides } from './regional.ts'

// American English; every other country uses British spelling.

export const account = {
  settings: {
    sessions: { lead: 'See a device you don’t recognize? Log it out and change your password.' },
  },
} satisfies Overrides<typeof nlAccount>

export const chats = { photo: { cancelling: 'Canceling' } } satisfies Overrides<typeof nlChats>

export const credits = {
  payment: {
    consent:
      'Deliver my credits as soon as I’ve paid. I can cancel credits I haven’t used within {days, number} days, but not credits I have used.',
  },
  transaction: {
    pendingDebitText:
      'Your bank will debit the amount within a few business days. Then you’ll get your credits. It’s fine to close this page.',
    pendingTransferText: 'A bank transfer can take a few business days. It’s fine to close this page.',
    failedText: 'The payment failed or was canceled.',
    cancelled: 'Payment canceled.',
    partlyRefundedText:
      'That’s part of this payment. Its credits have been taken off your balance. We’ll refund you the way you paid, usually within a few business days.',
    refundedText:
      'The unused credits have been taken off your balance. We’ll refund you the way you paid, usually within a few business days.',
  },
  cancel: {
    endsPremium: 'This is your only purchase. Canceling it ends your premium.',
    done: 'Canceled. You’ll get {price} back.',
  },
} satisfies Overrides<typeof nlCredits>

export const errors = {
  unknown_payment_method: 'We don’t recognize this payment method.',
  favourite_limit: 'You already have {max} favorites. Remove one first.',
} satisfies Overrides<typeof nlErrors>

export const interests = { theater: 'Theater', travelling: 'Traveling' } satisfies Overrides<typeof nlInterests>

export const likes = {
  tabs: { favourites: 'Favorites' },
  favourites: {
    add: 'Add {name} to your favorites',
    remove: 'Remove {name} from your favorites',
    more: 'More favorites',
    private: 'Only you can see who your favorites are.',
    none: 'No favorites yet',
  },
} satisfies Overrides<typeof nlLikes>

export const mail = {
  creditsCancelled: {
    subject: 'Your {site} credits have been canceled',
    lead: 'We’ve canceled the unused credits from your purchase: {credits}. You’ll get {amount} back.',
  },
  moneyBack: {
    how: 'We’ll refund you the way you paid, usually within a few business days and within 14 days at the latest.',
  },
} satisfies Overrides<typeof nlMail>

export const members = {
  factValues: { hair: { gray: 'Gray' }, eyes: { gray: 'Gray' } },
} satisfies Overrides<typeof nlMembers>

export const photos = {
  order: { cancel: 'Move canceled. The photo is back in position {number}.' },
} satisfies Overrides<typeof nlPhotos>

export const profile = {
  location: {
    locateHint:
      'Your browser rounds your position to about half a mile. We look up the town and don’t keep the position.',
  },
} satisfies Overrides<typeof nlProfile>

export const safety = {
  decision: {
    ageProof:
      'Are you 18 or older? Object, and reply to our email with a picture of your passport, identity card or driver’s license. Cover everything except your photo, your name and your date of birth. We delete the picture once we’ve checked it, after 30 days at the latest.',
  },
} satisfies Overrides<typeof nlSafety>
