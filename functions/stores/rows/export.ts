import { strToU8, type Zippable, zipSync } from 'fflate'
import * as z from 'zod/mini'
import { findFile, listFiles } from '#functions/platform/bucket.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { ChatRow, conversationIn, isShown, seesFrom } from '#functions/stores/chats/conversation.ts'
import { listMessages, messageCursor } from '#functions/stores/chats/message.ts'
import { renditionsPrefix } from '#functions/stores/photos/photo.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { allOfMember, keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { countryOf } from '#shared/countries/all.ts'

const Row = z.looseObject({ SK: z.string() })
type Row = Record<string, unknown> & { SK: string }

type Reader = { account: Account; now: Date }
/** What a kind of row becomes: an entry of a section, or nothing. */
type Shown = [section: string, entry: unknown] | null
type Show = (row: Row, reader: Reader) => Shown | Promise<Shown>

const only = (row: Row, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]))

const idIn = ({ SK }: Row): string => SK.slice(SK.indexOf('#') + 1)

/** Of another member nothing but what the site shows by them: no address and no date of birth (TRAP-66). */
const Other = z.object({ id: z.string(), n: z.string() })
const other = (card: unknown) => {
  const { id, n: name } = Other.parse(card)
  return { id, name }
}

const hidden: Show = () => null
const shownChat: Show = async (row, reader) => {
  const chat = ChatRow.parse(row)
  return isShown(chat) ? ['conversations', await conversation(chat, reader)] : null
}

/**
 * What the file tells of each kind of row in a member's partition, by the first word of its key. A kind that is missing here fails the making of the file: nothing
 * that is held about somebody is left out unseen. Left out on purpose: who blocked, passed or complained about this member, as that is told to nobody, what is a copy of
 * something else, and what is only on its way.
 *
 * @public The kinds are compared with functions/table/keys.ts by a test.
 */
export const kinds: Record<string, Show> = {
  ACCOUNT: (row) => [
    'account',
    only(row, [
      'id',
      'email',
      'newEmail',
      'status',
      'site',
      'language',
      'signupDate',
      'confirmedAt',
      'credits',
      'premium',
      'purchases',
      'startedConversations',
      'invisible',
      'shownToVisitors',
      'notificationsDisabled',
    ]),
  ],
  PROFILE: ({ PK: _, SK: __, sensitiveConsentAt: ___, ...told }) => ['profile', told],
  SOURCE: ({ PK: _, SK: __, ...source }) => ['came_from', source],
  SIGNUP_MESSAGE: (row) => ['signup_message', only(row, ['text'])],
  SESSION: (row) => ['sessions', only(row, ['startedAt', 'lastUsedAt', 'leftAt', 'device'])],
  FORMER_EMAIL: (row) => ['former_addresses', only(row, ['email'])],
  PHOTO: (row) => [
    'photos',
    {
      ...only(row, ['id', 'status', 'isPrivate', 'isExplicit', 'type', 'uploadedAt', 'width', 'height']),
      ...only(row, ['reason', 'findings']),
    },
  ],
  OPENED: ({ card, at }) => ['private_photos_opened_to', { ...other(card), at }],
  LIKE: ({ card, at }) => ['likes_given', { ...other(card), at }],
  LIKED_BY: ({ card, at, isGone }) => (isGone ? null : ['likes_received', { ...other(card), at }]),
  SWIPE: (row) => ['passed_in_swipe_game', { id: idIn(row), at: row.at }],
  SWIPE_DAY: (row) => ['swipe_game_likes', { day: idIn(row), likes: row.likes }],
  BLOCK: ({ card, at }) => ['blocked', { ...other(card), at }],
  CHAT: shownChat,
  ARCHIVED_CHAT: shownChat,
  NOTIFICATIONS: (row) => ['notifications_chosen', only(row, ['types', 'agreedAt'])],
  // Not the address itself: it is as good as a key to the device, and nobody reads a file for it.
  PUSH: (row) => ['push_devices', { service: new URL(String(row.endpoint)).host, ...only(row, ['at']) }],
  LEDGER: (row) => ['credit_movements', { cause: idIn(row), ...only(row, ['credits', 'reason', 'at']) }],
  DISCOUNT_USE: (row) => ['discounts_used', only(row, ['code', 'state'])],
  // Whoever is complained about is not told by it while staff still look.
  MODERATION: (row) =>
    row.action === 'evidence_viewed'
      ? null
      : ['moderation_decisions', only(row, ['at', 'action', 'reason', 'subject'])],
  COMPLAINT_BY: async (row) => {
    const complaint = await findComplaint(idIn(row))
    return complaint
      ? [
          'complaints_made',
          only({ ...complaint, SK: '' }, [
            'id',
            'kind',
            'createdAt',
            'text',
            'status',
            'answeredAt',
            'outcome',
            'answer',
          ]),
        ]
      : null
  },
  CARD: hidden,
  CHATS: hidden,
  COPYING: hidden,
  SIGNUP_MESSAGE_FROM: hidden,
  PHOTOS: hidden,
  OPENED_BY: hidden,
  BLOCKED_BY: hidden,
  SWIPED_BY: hidden,
  COMPLAINT_ABOUT: hidden,
  COMPLAINT_MAIL: hidden,
  DELETION: hidden,
  EXPORT: hidden,
  OUTBOX: hidden,
}

const messagesAtATime = 200

/** A conversation as the member sees it: since they last removed it, and not older than the site shows (OPEN-44). */
async function conversation(row: ChatRow, { account, now }: Reader) {
  const from = seesFrom(row, countryOf(account.site).historyDays, now)
  const messages = []
  let before: string | undefined
  for (let hasMore = true; hasMore; ) {
    const page = await listMessages(conversationIn(row), { before, limit: messagesAtATime })
    const seen = page.messages.filter(({ sentAt }) => sentAt > from)
    messages.push(
      ...seen.map(({ from: sender, type, text, sentAt }) => ({
        sent_at: sentAt,
        by: sender === account.id ? 'me' : 'them',
        type,
        text,
      })),
    )
    hasMore = page.more && seen.length === page.messages.length && seen.length > 0
    before = hasMore ? messageCursor(seen.at(-1)!) : undefined
  }
  return { with: other(row.partner), messages: messages.reverse() }
}

const listPayments = async (id: string) =>
  (await list(Row, keys.payments(id))).items.map((row) =>
    only(row as Row, [
      'id',
      'bundle',
      'credits',
      'priceCents',
      'currency',
      'discountCode',
      'percentage',
      'method',
      'status',
      'createdAt',
      'completedAt',
      'refundedAt',
      'refundedCents',
      'refundedCredits',
      'chargedBackAt',
      'chargedBackCents',
    ]),
  )

/** Sections of which there is one and not a list. */
const single = ['account', 'profile', 'came_from', 'signup_message', 'notifications_chosen']

/** Everything that is held about a member, as one readable text. */
async function everything(account: Account, now: Date): Promise<Record<string, unknown>> {
  const { items } = await list(Row, allOfMember(account.id), { consistent: true })
  const told: Record<string, unknown> = {
    made_at: now.toISOString(),
    consents: [{ what: 'terms', version: account.consentVersion ?? null, at: account.consentAt }],
  }
  for (const row of items as Row[]) {
    const kind = row.SK.split('#')[0]!
    const show = kinds[kind]
    if (!show) throw new Error(`What a file tells of ${kind} is not said`)
    const shown = await show(row, { account, now })
    if (kind === 'PROFILE' && row.sensitiveConsentAt)
      (told.consents as unknown[]).push({ what: 'sensitive facts', at: row.sensitiveConsentAt })
    if (!shown) continue
    const [section, entry] = shown
    if (single.includes(section)) told[section] = entry
    else told[section] = [...((told[section] as unknown[] | undefined) ?? []), entry]
  }
  return { ...told, payments: await listPayments(account.id) }
}

const maximumPhotoBytes = 10_000_000

/** Each photo in the largest form that is kept, under the id that the text names it by. */
async function photosOf(memberId: string, ids: readonly string[]): Promise<Zippable> {
  const files: Zippable = {}
  for (const id of ids) {
    const key = (await listFiles(renditionsPrefix(memberId, id))).find((one) => one.endsWith('/full.webp'))
    const file = key && (await findFile(key, maximumPhotoBytes))
    // Pictures are compressed already.
    if (file) files[`photos/${id}.webp`] = [file.body, { level: 0 }]
  }
  return files
}

/** The file that a member gets who asks for everything that is held about them: a text that people and programs can read, and the photos. */
export async function exportFile(account: Account, now: Date): Promise<Buffer> {
  const told = await everything(account, now)
  const ids = ((told.photos ?? []) as { id: string }[]).map(({ id }) => id)
  const files: Zippable = {
    'my-data.json': strToU8(JSON.stringify(told, null, 2)),
    ...(await photosOf(account.id, ids)),
  }
  return Buffer.from(zipSync(files, { mtime: now }))
}
