import * as z from 'zod/mini'
import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { type Account, findAccount, isGone } from '#functions/stores/account/account.ts'
import { type ChatRow, conversationOf, findChat, historyStart } from '#functions/stores/chats/conversation.ts'
import { listMessages, type StoredMessage } from '#functions/stores/chats/message.ts'
import { findLedgerEntry } from '#functions/stores/credits/ledger.ts'
import { isOpened } from '#functions/stores/photos/opened.ts'
import { listPhotos, type Photo } from '#functions/stores/photos/photo.ts'
import { findProfile, type Profile } from '#functions/stores/profile/profile.ts'
import type { Evidence } from '#functions/stores/safety/complaint-shape.ts'
import { ProfileFacts, sensitiveInterests } from '#shared/model/profile.ts'
import { ageOn } from '#shared/rules/age.ts'

/**
 * Maximum number and size of the messages kept for a complaint: an item of the table has at most
 * 400 KB.
 */
const mostMessages = 100
const mostBytes = 300_000

type Subject = { member: string; memberId: string | undefined; photo: string | undefined }

export type Found = {
  account: Account | undefined
  profile: Profile | undefined
  photos: readonly Photo[]
  row: ChatRow | undefined
  messages: readonly StoredMessage[]
  /** Whether the subject opened their private photos to the complainer. */
  isOpened: boolean
  /** Whether the complaint names a photo that the subject sent to the complainer. */
  isSentPhoto: boolean
}

/**
 * Data for the evidence of a complaint, read in parallel. The same for every kind of complaint, as
 * the chosen kind is often wrong.
 */
export async function findSubject({ member, memberId, photo }: Subject): Promise<Found> {
  const conversation = memberId && memberId !== member && conversationOf(memberId, member)
  const [account, profile, photos, row, page, isSeen, entry] = await Promise.all([
    findAccount(member),
    findProfile(member),
    listPhotos(member),
    conversation ? findChat(memberId, conversation) : undefined,
    conversation ? listMessages(conversation, { before: undefined, limit: mostMessages }) : undefined,
    memberId ? isOpened(member, memberId) : false,
    // The photo may be older than the messages that are kept.
    conversation && photo ? findLedgerEntry(member, photo) : undefined,
  ])
  const isSentPhoto = entry?.reason === 'photo' && entry.conversation === conversation
  return { account, profile, photos, row, messages: page?.messages ?? [], isOpened: isSeen, isSentPhoto }
}

/**
 * Facts kept as evidence: all but sexuality, a special category of personal data that no complaint
 * is about (TRAP-23).
 */
const keptFacts = Object.keys(z.omit(ProfileFacts, { sexuality: true }).shape) as (keyof ProfileFacts)[]

/**
 * Evidence about the subject of a complaint, or undefined if there is none. Does not depend on
 * whether the complainer may see the subject, as only staff see the evidence. Excludes the birth
 * date; includes private photos that the complainer could see or refers to (MOD-05).
 */
export function evidenceOf(
  { account, profile, photos, row, messages, isOpened: seesPrivate, isSentPhoto }: Found,
  { photo, historyDays, today, now }: { photo: string | undefined; historyDays: number; today: string; now: Date },
): Evidence | undefined {
  if (!account || !profile || isGone(account, now)) return undefined
  const { name, gender, country, region, city, about, prompts = [], interests } = profile
  const facts = Object.fromEntries(keptFacts.map((fact) => [fact, profile[fact]]))
  const kept = photos.filter(
    ({ id, status, isPrivate }) => status === 'active' && (!isPrivate || seesPrivate || id === photo),
  )
  const told = row?.startedBy ? keptMessages(messages, historyStart(historyDays, now), account.id) : []
  const sent = told.filter(({ type, from }) => type === 'image' && from === 'about').map(({ id }) => id)
  return {
    profile: {
      ...{ name, age: ageOn(profile.birthDate, today), gender, country, region, city, about, prompts },
      interests: interests.filter((tag) => !sensitiveInterests.includes(tag)),
      ...facts,
    },
    photos: [...kept.map(({ id }) => id), ...new Set([...sent, ...(isSentPhoto ? [photo!] : [])].map(messagePhotoId))],
    messages: told,
  }
}

/**
 * Latest messages within the limits, oldest first. Includes those hidden from the complainer:
 * blocking or removing the conversation before complaining must not lose the evidence.
 */
function keptMessages(newestFirst: readonly StoredMessage[], from: string, aboutId: string): Evidence['messages'] {
  const kept: Evidence['messages'] = []
  let bytes = 0
  for (const message of newestFirst) {
    bytes += Buffer.byteLength(message.text) + 100
    if (message.sentAt <= from || bytes > mostBytes) break
    const { id, type, text, sentAt } = message
    kept.push({ id, type, text, sentAt, from: message.from === aboutId ? 'about' : 'complainer' })
  }
  return kept.reverse()
}
