import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { type Account, findAccount, isGone } from '#functions/stores/account/account.ts'
import { type ChatRow, conversationOf, findChat, historyStart } from '#functions/stores/chats/conversation.ts'
import { findMessage, listMessages, type StoredMessage } from '#functions/stores/chats/message.ts'
import { findLedgerEntry } from '#functions/stores/credits/ledger.ts'
import { isOpened } from '#functions/stores/photos/opened.ts'
import { listPhotos, type Photo } from '#functions/stores/photos/photo.ts'
import { findProfile, type Profile } from '#functions/stores/profile/profile.ts'
import type { Evidence } from '#functions/stores/safety/complaint-shape.ts'
import { listWithheldPhotos } from '#functions/stores/safety/removed-photos.ts'
import { sensitiveInterests } from '#shared/model/profile.ts'
import { factNames, sensitiveFacts } from '#shared/model/profile-facts.ts'
import { ageOn } from '#shared/rules/age.ts'
import { findReported, isProfileSeen, type Named, readBetween, withReported } from './reported.ts'

/**
 * Maximum number and size of the messages kept for a complaint: an item of the table has at most
 * 400 KB.
 */
const maxMessages = 100
const maxBytes = 300_000
type ComplaintSubject = Named & { member: string; memberId: string | undefined }

export type Found = {
  account: Account | undefined
  profile: Profile | undefined
  photos: readonly Photo[]
  row: ChatRow | undefined
  messages: readonly StoredMessage[]
  /** Whether the subject opened their private photos to the complainant. */
  isOpened: boolean
  /** Whether the complaint names a photo that the subject sent to the complainant. */
  isSentPhoto: boolean
  /** Photos of removed messages that only roles for cases may see (`listWithheldPhotos`). */
  withheld: readonly string[]
  /** Message that the complaint names, if the subject sent it to the complainant. */
  reported: StoredMessage | undefined
  /** Whether the complaint names a profile text, and the complainant can see that profile. */
  seesTexts: boolean
}

/**
 * Reads the data for the evidence of a complaint, in parallel. The same data are read for every
 * kind of complaint, as the chosen kind is often wrong.
 */
export async function findComplaintSubject({
  member,
  memberId,
  photo,
  message,
  field,
}: ComplaintSubject): Promise<Found> {
  const conversation = memberId && memberId !== member && conversationOf(memberId, member)
  const [account, profile, photos, row, page, isSeen, entry, reported, between] = await Promise.all([
    findAccount(member),
    findProfile(member),
    listPhotos(member),
    conversation ? findChat(memberId, conversation) : undefined,
    conversation ? listMessages(conversation, { before: undefined, limit: maxMessages }) : undefined,
    memberId ? isOpened(member, memberId) : false,
    // The photo may be older than the messages that are kept.
    conversation && photo ? findLedgerEntry(member, photo) : undefined,
    conversation && message ? findReported(conversation, member, message) : undefined,
    conversation && field ? readBetween(memberId, member) : undefined,
  ])
  const latest = page?.messages ?? []
  const messages = conversation && reported ? await withReported(latest, conversation, reported) : latest
  const isSentPhoto = entry?.reason === 'photo' && entry.conversation === conversation
  // A named photo may be older than the messages that are read; its ledger entry has its time.
  const isOlder = isSentPhoto && !messages.some(({ id }) => id === photo)
  const older =
    conversation && isOlder ? { id: photo!, message: await findMessage(conversation, entry.at, photo!) } : undefined
  const withheld = await findWithheld(member, messages, older)
  const seesTexts = between !== undefined && isProfileSeen(account, row, between)
  return { account, profile, photos, row, messages, isOpened: isSeen, isSentPhoto, withheld, reported, seesTexts }
}

/**
 * Photos of removed messages that only roles for cases may see. Photos of other removed messages
 * are evidence for all moderators, like any photo of the conversation (MOD-05).
 */
async function findWithheld(
  member: string,
  messages: readonly StoredMessage[],
  older: { id: string; message: StoredMessage | undefined } | undefined,
): Promise<string[]> {
  const removed = messages.filter((one) => one.type === 'image' && one.from === member && one.removed)
  // If the message no longer exists, it is unknown whether staff had removed it, so it counts as
  // removed.
  const isOlderRemoved = older !== undefined && (!older.message || older.message.removed !== undefined)
  const ids = [...removed.map(({ id }) => id), ...(isOlderRemoved ? [older.id] : [])]
  return ids.length > 0 ? await listWithheldPhotos(member, ids.map(messagePhotoId)) : []
}

/**
 * Facts kept as evidence: all except sensitive facts, a special category of personal data that no
 * complaint is about (TRAP-23).
 */
const keptFacts = factNames.filter((name) => !sensitiveFacts.includes(name))

/**
 * Evidence about the subject of a complaint, or undefined if there is none. Does not depend on
 * whether the complainant may see the subject, as only staff see the evidence. Excludes the birth
 * date; includes private photos that the complainant could see or names (MOD-05).
 */
export function evidenceOf(
  { account, profile, photos, row, messages, isOpened: seesPrivate, isSentPhoto, withheld, reported }: Found,
  { photo, historyDays, today, now }: { photo: string | undefined; historyDays: number; today: string; now: Date },
): Evidence | undefined {
  if (!account || !profile || isGone(account, now)) return undefined
  const { name, gender, country, region, city, about, prompts = [], interests } = profile
  const facts = Object.fromEntries(keptFacts.map((fact) => [fact, profile[fact]]))
  const kept = photos.filter(
    ({ id, status, isPrivate }) => status === 'active' && (!isPrivate || seesPrivate || id === photo),
  )
  const from = historyStart(historyDays, now)
  const evidenceMessages = row?.startedBy ? keptMessages(messages, { from, aboutId: account.id, reported }) : []
  const sent = evidenceMessages
    .filter(({ type, from: sender }) => type === 'image' && sender === 'about')
    .map(({ id }) => id)
  const ids = [...kept.map(({ id }) => id), ...new Set([...sent, ...(isSentPhoto ? [photo!] : [])].map(messagePhotoId))]
  const hidden = ids.filter((id) => withheld.includes(id))
  return {
    profile: {
      name,
      age: ageOn(profile.birthDate, today),
      gender,
      country,
      region,
      city,
      about,
      prompts,
      interests: interests.filter((tag) => !sensitiveInterests.includes(tag)),
      ...facts,
    },
    photos: ids,
    ...(hidden.length > 0 && { withheld: hidden }),
    messages: evidenceMessages,
  }
}

type Kept = { from: string; aboutId: string; reported: StoredMessage | undefined }

/**
 * Latest messages within the limits and the reported message, oldest first. Includes messages
 * hidden from the complainant: blocking or removing the conversation before complaining must not
 * lose the evidence.
 */
function keptMessages(newestFirst: readonly StoredMessage[], { from, aboutId, reported }: Kept): Evidence['messages'] {
  const isReported = ({ id }: StoredMessage) => id === reported?.id
  let bytes = reported ? sizeOf(reported) : 0
  const kept = newestFirst.filter((message) => {
    if (!isReported(message)) bytes += sizeOf(message)
    return message.sentAt > from && (bytes <= maxBytes || isReported(message))
  })
  return kept
    .map(({ id, type, text, sentAt, from: sender, removed }) => ({
      id,
      type,
      text,
      sentAt,
      ...(removed && { removed: true as const }),
      from: sender === aboutId ? ('about' as const) : ('complainer' as const),
    }))
    .reverse()
}

const sizeOf = ({ text }: StoredMessage): number => Buffer.byteLength(text) + 100
