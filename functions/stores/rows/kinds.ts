import { releaseEmail, releaseReserved } from '#functions/stores/account/claims.ts'
import { endMandate, PaymentCard } from '#functions/stores/credits/cards.ts'
import { forgetInCode } from '#functions/stores/discounts/code.ts'
import { forgetInComplaint } from '#functions/stores/safety/complaint.ts'
import { forgetInDecision } from '#functions/stores/safety/decision.ts'
import { forgetInAudit } from '#functions/stores/staff/audit.ts'
import type { Key, MemberRowKind } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import type { Write } from '#functions/table/transaction.ts'
import { remove } from '#functions/table/write.ts'
import { nameClaim } from '#shared/rules/name.ts'
import {
  chatEntry,
  chatFields,
  complaintEntry,
  complaintFields,
  decisionEntry,
  decisionFields,
  type ExportedFields,
  idIn,
  keptChatEntry,
  keptChatFields,
  keptMessagesEntry,
  keptMessagesFields,
  only,
  other,
  otherOfLike,
  type ToEntry,
} from './export-entry.ts'
import { exportedAct } from './exported-actions.ts'
import * as fields from './exported-fields.ts'
import type { OwnRow } from './own-row.ts'

/** In place of a `ToEntry`: the kind is excluded from the export. */
export const hidden = 'hidden'

/** Kinds of rows that hold a copy of another member's card. */
export type CopyKind = 'chat' | 'photos' | 'like' | 'block'

/** Entry of the row in the export; `fields` are the fields that the entry is made of. */
type Exported = { export: ToEntry; fields: ExportedFields }

type RowKind = (Exported | { export: typeof hidden; fields?: never }) & {
  purge: Purge
  /** Set if the mirror has a copy of this member's card, which is updated when the card changes. */
  copies?: CopyKind
}

/**
 * How a row is purged: after all others (`last`), or together with its mirrors in one transaction.
 */
type Purge =
  | 'last'
  | {
      /** Mirrors of this row in other partitions. */
      mirrors?: (id: string, row: OwnRow) => Key[]
      /**
       * Further write before the removal, if the row refers to items other than mirrors. `mailbox`
       * is the hash of the member's address.
       */
      before?: (id: string, row: OwnRow, mailbox: string | undefined, now: Date) => Write | undefined
      /**
       * The other member's row is first restored from that member's archive, whose totals would
       * otherwise be wrong.
       */
      isConversation?: true
    }

/** Exports the declared fields of a row, as they are stored, in a section. */
const fieldsIn = (section: string, fields: ExportedFields): Exported => ({
  export: (row) => ({ section, entry: only(row, fields) }),
  fields,
})

/** Purge of a row without other writes. */
const alone: Purge = {}

const mirroredBy = (keyOf: (other: string, id: string) => Key): Purge => ({
  mirrors: (id, row) => [keyOf(idIn(row), id)],
})

const conversation: Purge = {
  isConversation: true,
  mirrors: (_, { SK, partner }) =>
    partner ? [keys.chat(partner.id, idIn({ SK })), keys.archivedChat(partner.id, idIn({ SK }))] : [],
}

const inComplaint = (side: Parameters<typeof forgetInComplaint>[1]): Purge => ({
  before: (_, row, mailbox) => forgetInComplaint(idIn(row), side, mailbox),
})

const storedCard = ({ id, face, consentAt, consentVersion }: PaymentCard) => ({
  id,
  brand: face?.brand,
  last_four: face?.lastFour,
  expires_on: face?.expiresOn,
  consent_at: consentAt,
  consent_version: consentVersion,
})

/**
 * Declares each of `Kinds`. A kind that is missing, or that lacks its export or purge, does not
 * compile.
 */
export const declareKinds = <Kinds extends string>(kinds: Record<Kinds, RowKind>): Record<Kinds, RowKind> => kinds

/**
 * Every kind of row in a member's partition: its entry in the export, its purge, and its copies in
 * other rows. Hidden from the export are confidential rows (who blocked or passed the member,
 * complained about them, or has them as a favourite), copies of other rows, and work in progress.
 */
export const rowKinds = declareKinds<MemberRowKind>({
  ACCOUNT: {
    ...fieldsIn('account', fields.account),
    purge: 'last',
  },
  AGE_CHECK: {
    ...fieldsIn('age_check', fields.ageCheck),
    purge: { mirrors: (_, { reference }) => (reference ? [keys.ageCheckMember(reference)] : []) },
  },
  PROFILE: {
    ...fieldsIn('profile', fields.profile),
    purge: alone,
  },
  CARD: { export: hidden, purge: alone },
  COPYING: { export: hidden, purge: alone },
  // Hidden, as it follows from the ledger, which is exported.
  CREDITS_DAY: { export: hidden, purge: alone },
  DEBIT_CODE: { export: hidden, purge: alone },
  SIGNUP_MESSAGE: {
    ...fieldsIn('signup_message', fields.signupMessage),
    purge: { mirrors: (id, { to }) => (to ? [keys.signupMessageFrom(to, id)] : []) },
  },
  SIGNUP_MESSAGE_FROM: { export: hidden, purge: mirroredBy(keys.signupMessage) },
  SOURCE: {
    ...fieldsIn('came_from', fields.source),
    purge: alone,
  },
  DELETION: { export: hidden, purge: 'last' },
  DIGEST: { export: hidden, purge: alone },
  // Hidden, as it follows from account, settings and visits, which are exported.
  AUDIENCE: { export: hidden, purge: alone },
  CAMPAIGNS: {
    export: ({ told }) => ({ section: 'campaigns_received', entry: told }),
    fields: fields.campaigns,
    purge: alone,
  },
  EXPORT: { export: hidden, purge: alone },
  SESSION: {
    ...fieldsIn('sessions', fields.session),
    purge: alone,
  },
  NOTIFICATIONS: {
    ...fieldsIn('notifications_chosen', fields.notifications),
    purge: alone,
  },
  PUSH: {
    export: (row) => ({
      section: 'push_devices',
      entry: { service: new URL(String(row.endpoint)).host, ...only(row, fields.push) },
    }),
    fields: fields.push,
    purge: alone,
  },
  PUSHES: { export: hidden, purge: alone },
  CONNECTION: {
    export: hidden,
    purge: { mirrors: (_, row) => [keys.connectionMember(idIn(row))] },
  },
  REMOVED_NAME: {
    ...fieldsIn('removed_names', fields.removedName),
    purge: {
      before: (id, { name, number }) => (name && number ? releaseReserved(nameClaim(name), id, number) : undefined),
    },
  },
  PAID_FROM: {
    ...fieldsIn('payment_sources', fields.paidFrom),
    purge: alone,
  },
  // Not exported, as it follows from the signals. The purge also removes a claim on the member in
  // the queue of risks, as the claim contains the member's id.
  RISK: { export: hidden, purge: { before: (id) => remove(keys.queueClaim('risks', id)) } },
  SIGNAL: {
    // Not exported: complaints, as the complainant is confidential, and pictures of a case, which
    // may be part of a report to the authorities (MOD-07). A banned or suspended account on the
    // same device is exported only as `shared_device`, as a family may share a device.
    export: (row) =>
      row.kind === 'complaint' || row.kind === 'case_picture'
        ? null
        : {
            section: 'signs_of_misuse',
            entry: {
              ...only(row, fields.signal),
              ...((row.kind === 'banned_device' || row.kind === 'suspended_device') && { kind: 'shared_device' }),
            },
          },
    fields: fields.signal,
    purge: alone,
  },
  PRESENCE: {
    ...fieldsIn('presence', fields.presence),
    purge: alone,
  },
  FORMER_EMAIL: {
    ...fieldsIn('former_addresses', fields.formerEmail),
    purge: { before: (id, { email }) => (email ? releaseEmail(email, id) : undefined) },
  },
  FRAUD_WARNING: { export: hidden, purge: alone },
  KEPT_CHAT: { export: keptChatEntry, fields: keptChatFields, purge: alone },
  KEPT_MESSAGES: { export: keptMessagesEntry, fields: keptMessagesFields, purge: alone },
  // How staff verified the identity for an export or correction is in the rows of `MODERATION`.
  HAND_REQUEST: {
    ...fieldsIn('requests_by_hand', fields.handRequest),
    purge: alone,
  },
  PHOTO: {
    ...fieldsIn('photos', fields.photo),
    purge: alone,
  },
  PHOTOS: { export: hidden, purge: alone },
  OPENED: {
    export: ({ card, at }) => ({ section: 'private_photos_opened_to', entry: { ...other(card), at } }),
    fields: fields.opened,
    purge: mirroredBy(keys.openedBy),
  },
  OPENED_BY: { export: hidden, purge: mirroredBy(keys.opened), copies: 'photos' },
  OPENINGS: { export: hidden, purge: alone },
  LIKE: {
    export: (row) => ({ section: 'likes_given', entry: { ...otherOfLike(row), at: row.at } }),
    fields: fields.like,
    purge: mirroredBy(keys.likedBy),
    copies: 'like',
  },
  LIKED_BY: {
    export: (row) => (row.isGone ? null : { section: 'likes_received', entry: { ...otherOfLike(row), at: row.at } }),
    fields: fields.like,
    purge: mirroredBy(keys.like),
    copies: 'like',
  },
  SWIPE: {
    export: (row) => (row.isUndone ? null : { section: 'passed_in_swipe_game', entry: { id: idIn(row), at: row.at } }),
    fields: fields.swipe,
    purge: mirroredBy(keys.swipedBy),
  },
  SWIPED_BY: { export: hidden, purge: mirroredBy(keys.swipe) },
  SWIPE_DAY: {
    export: (row) => ({ section: 'swipe_game_likes', entry: { day: idIn(row), likes: row.likes } }),
    fields: fields.swipeDay,
    purge: alone,
  },
  FAVOURITE: {
    export: (row) => ({ section: 'favourites', entry: { id: idIn(row), at: row.at } }),
    fields: fields.favourite,
    purge: mirroredBy(keys.favouriteOf),
  },
  // Who has the member as a favourite is confidential.
  FAVOURITE_OF: { export: hidden, purge: mirroredBy(keys.favourite) },
  FAVOURITES: { export: hidden, purge: alone },
  LOOK: {
    export: (row) => ({ section: 'profiles_looked_at', entry: { id: idIn(row), ...only(row, fields.look) } }),
    fields: fields.look,
    purge: mirroredBy(keys.lookedBy),
  },
  // Hidden: the visitor may have become invisible, or blocked the member, since the visit.
  LOOKED_BY: { export: hidden, purge: mirroredBy(keys.look) },
  BLOCK: {
    export: ({ card, at }) => ({ section: 'blocked', entry: { ...other(card), at } }),
    fields: fields.block,
    purge: mirroredBy(keys.blockedBy),
    copies: 'block',
  },
  BLOCKED_BY: { export: hidden, purge: mirroredBy(keys.block), copies: 'block' },
  MODERATION: {
    export: (row) => {
      const act = exportedAct(String(row.action))
      if (!act) return null
      const { section, action } = act
      return { section, entry: { ...only(row, fields.moderation), action } }
    },
    fields: fields.moderation,
    purge: { before: (_, { audit }) => audit && forgetInAudit(audit) },
  },
  DECISION: {
    export: decisionEntry,
    fields: decisionFields,
    purge: { before: (id, { number }) => (number ? forgetInDecision(number, id) : undefined) },
  },
  COMPLAINT_BY: { export: complaintEntry, fields: complaintFields, purge: inComplaint('by') },
  COMPLAINT_ABOUT: { export: hidden, purge: inComplaint('about') },
  COMPLAINT_MAIL: { export: hidden, purge: inComplaint('mail') },
  CHAT: { export: chatEntry, fields: chatFields, purge: conversation, copies: 'chat' },
  ARCHIVED_CHAT: { export: chatEntry, fields: chatFields, purge: conversation, copies: 'chat' },
  CHATS: { export: hidden, purge: alone },
  MESSAGE_PHOTO: {
    ...fieldsIn('photos_for_conversations', fields.chatPhoto),
    purge: alone,
  },
  MESSAGE_PHOTOS: { export: hidden, purge: alone },
  LEDGER: {
    export: (row) => ({
      section: 'credit_movements',
      entry: { cause: idIn(row), ...only(row, fields.ledger) },
    }),
    fields: fields.ledger,
    purge: alone,
  },
  DISCOUNT: {
    export: (row) => ({ section: 'own_discounts', entry: { code: idIn(row) } }),
    fields: fields.ownDiscount,
    purge: { before: (id, row) => forgetInCode(idIn(row), id) },
  },
  DISCOUNT_USE: {
    ...fieldsIn('discounts_used', fields.discountUse),
    purge: alone,
  },
  STAFF_NOTE: {
    ...fieldsIn('notes_of_staff', fields.note),
    purge: alone,
  },
  SPENDING: {
    ...fieldsIn('spending_limits', fields.spending),
    purge: alone,
  },
  OUTBOX: { export: hidden, purge: alone },
  PAYMENT_CARD: {
    export: (row) => ({ section: 'stored_cards', entry: storedCard(PaymentCard.parse(row)) }),
    fields: fields.paymentCard,
    purge: {
      before: (id, { SK, providerId, provider, face }, _, now) =>
        providerId ? endMandate(id, { id: idIn({ SK }), providerId, provider, face }, now) : undefined,
    },
  },
  // The picture of a verification is deleted with the decision; the rows of the photos then store
  // the result.
  VERIFICATION: {
    ...fieldsIn('photo_verification', fields.verification),
    purge: alone,
  },
  WEEKLY: { export: hidden, purge: alone },
})
