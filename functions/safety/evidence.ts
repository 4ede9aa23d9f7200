import * as z from 'zod/mini'
import { type Account, findAccount, isGone } from '#functions/account/store.ts'
import {
  type ChatRow,
  conversationOf,
  findChat,
  historyStart,
  listMessages,
  type StoredMessage,
} from '#functions/chats/store.ts'
import { findProfile, type Profile } from '#functions/members/store.ts'
import { listPhotos, type Photo } from '#functions/photos/store.ts'
import type { ComplaintKind } from '#shared/model/complaint.ts'
import { ProfileFacts, sensitiveInterests } from '#shared/model/profile.ts'
import { ageOn } from '#shared/rules/age.ts'
import type { Evidence } from './complaint.ts'

/** Messages that a complaint keeps at most, and their bytes at most: an item of the table holds 400 KB. */
const mostMessages = 100
const mostBytes = 300_000

type Subject = { kind: ComplaintKind; member: string; memberId: string | undefined }

export type Found = {
  account: Account | undefined
  profile: Profile | undefined
  photos: readonly Photo[]
  row: ChatRow | undefined
  messages: readonly StoredMessage[]
}

/** All that a complaint about a member may keep, read side by side. Messages only where they are what it is about. */
export async function findSubject({ kind, member, memberId }: Subject): Promise<Found> {
  const conversation = kind === 'message' && memberId && memberId !== member && conversationOf(memberId, member)
  const [account, profile, photos, row, page] = await Promise.all([
    findAccount(member),
    findProfile(member),
    listPhotos(member),
    conversation ? findChat(memberId, conversation) : undefined,
    conversation ? listMessages(conversation, { before: undefined, limit: mostMessages }) : undefined,
  ])
  return { account, profile, photos, row, messages: page?.messages ?? [] }
}

/** Not what is special by law (TRAP-23): no complaint is about it. */
const keptFacts = Object.keys(z.omit(ProfileFacts, { sexuality: true }).shape) as (keyof ProfileFacts)[]

/**
 * What is kept of a member whom a complaint names, or undefined if there is nobody. Whether the complainer may see them is not asked: staff see it,
 * and the complainer learns nothing. The date of birth stays out; of private photos only the one that the complaint names.
 */
export function evidenceOf(
  { account, profile, photos, row, messages }: Found,
  { photo, historyDays, today, now }: { photo: string | undefined; historyDays: number; today: string; now: Date },
): Evidence | undefined {
  if (!account || !profile || isGone(account, now)) return undefined
  const { name, gender, country, region, city, about, interests } = profile
  const facts = Object.fromEntries(keptFacts.map((fact) => [fact, profile[fact]]))
  const kept = photos.filter(({ id, status, isPrivate }) => status === 'active' && (!isPrivate || id === photo))
  return {
    profile: {
      ...{ name, age: ageOn(profile.birthDate, today), gender, country, region, city, about },
      interests: interests.filter((tag) => !sensitiveInterests.includes(tag)),
      ...facts,
    },
    photos: kept.map(({ id }) => id),
    messages: row?.startedBy ? keptMessages(messages, historyStart(historyDays, now), account.id) : [],
  }
}

/**
 * The latest that fit, the oldest first. Also those that the complainer no longer sees: who blocked somebody or removed the conversation first and
 * complained then must not have lost what they complain about.
 */
function keptMessages(newestFirst: readonly StoredMessage[], from: string, aboutId: string): Evidence['messages'] {
  const kept: Evidence['messages'] = []
  let bytes = 0
  for (const message of newestFirst) {
    bytes += Buffer.byteLength(message.text) + 100
    if (message.sentAt <= from || bytes > mostBytes) break
    kept.push({ ...message, from: message.from === aboutId ? 'about' : 'complainer' })
  }
  return kept.reverse()
}
