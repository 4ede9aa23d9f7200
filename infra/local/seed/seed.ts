import sharp from 'sharp'
import { ulid } from 'ulid'
import { renditionsPrefix } from '#functions/platform/bucket-paths.ts'
import { hashPassword } from '#functions/platform/password.ts'
import { markRead } from '#functions/stores/chats/archive.ts'
import { addChat, conversationOf, findChat, touchChat } from '#functions/stores/chats/conversation.ts'
import { addMessage, type StoredMessage } from '#functions/stores/chats/message.ts'
import { addLedgerEntry, charge } from '#functions/stores/credits/ledger.ts'
import { addLike } from '#functions/stores/likes/change.ts'
import { findLikedBy, markLikeSeen, markMatchSeen } from '#functions/stores/likes/like.ts'
import { markVerified } from '#functions/stores/photos/album.ts'
import { findAlbum, openPhotosIn } from '#functions/stores/photos/photo.ts'
import { commit } from '#functions/table/transaction.ts'
import { countries } from '#shared/countries/all.ts'
import { civilDate } from '#shared/rules/age.ts'
import { hourMs, minuteMs } from '#shared/rules/durations.ts'
import type { SeedResult, SeedTarget } from '../seed-target.ts'
import {
  type DemoMembers,
  demoMembersOf,
  isDemoMember,
  likesOfDemoMembers,
  loginsOf,
  password,
  talksOfDemoMembers,
} from './demo-members.ts'
import { makeLikes, makeTalks, type SeedLike, type SeedTalk } from './meetings.ts'
import { makePeople, type Person } from './people.ts'
import { openPortraits } from './portraits.ts'
import { randomOf } from './random.ts'
import { memberWrites, purchaseWrites, type Resident, type Residents, residentOf } from './residents.ts'
import { seedComplaints, seedStaff } from './staff.ts'

const memberCount = 430
const talkCount = 60
/**
 * People whose pictures are drawn in parallel: enough for two cores; more would only use memory.
 */
const drawnAtOnce = 3
const writtenAtOnce = 4
/** Likes per transaction: each has three writes, and a transaction takes 100. */
const likesPerCommit = 33

/**
 * Fills an empty table and the photo folder with people, likes and conversations, through the
 * product's stores.
 */
export async function seed(target: SeedTarget): Promise<SeedResult> {
  const { now } = target
  const people = makePeople(memberCount, civilDate(now, countries.NL.timeZone))
  const demo = demoMembersOf(people)
  const seen = people.filter((person) => person !== demo.unconfirmed && person !== demo.leaving)
  const likes = [...makeLikes(seen), ...likesOfDemoMembers(demo, people)]
  const talks = [
    ...talksOfDemoMembers(demo, people),
    ...makeTalks(
      likes.filter(({ from, to }) => !isDemoMember(demo, from, to)),
      talkCount,
    ),
  ]
  const passwordHash = await hashPassword(password)
  const residents: Residents = new Map(
    people.map((person) => [person.key, residentOf(person, demo, talks, passwordHash, now)]),
  )
  const everybody = [...residents.values()]

  // Half of the progress is drawing, half is writing. They run in parallel, as they wait for
  // different resources.
  const steps = { drawn: 0, written: 0 }
  const progress = (kind: keyof typeof steps, share: number) => {
    steps[kind] = share
    target.progress(Math.floor((everybody.length * (steps.drawn + steps.written)) / 2), everybody.length)
  }
  progress('drawn', 0)
  const write = async () => {
    await writeMembers(everybody, now)
    progress('written', 0.2)
    await writeLikes(likes, residents, demo, now)
    progress('written', 0.3)
    let written = 0
    await each(talks, writtenAtOnce, async (talk) => {
      await writeTalk(talk, residents, now)
      progress('written', 0.3 + (0.7 * ++written) / talks.length)
    })
  }
  await Promise.all([write(), drawPictures(everybody, target, (share) => progress('drawn', share))])
  const waiting = everybody.find(({ isPhotoWaiting, person }) => isPhotoWaiting && person.country === 'NL')
  if (waiting) await seedComplaints(residents.get(demo.premium.key)!, waiting, now)
  return { logins: [...loginsOf(demo), ...(await seedStaff(now))] }
}

const writeMembers = (residents: readonly Resident[], now: Date): Promise<void> =>
  each(inBatches(residents, 6), writtenAtOnce, async (batch) => {
    await commit(batch.flatMap((resident) => memberWrites(resident, now)))
    for (const { id, account, card } of batch.filter(isVerified)) {
      const album = await findAlbum(id, { consistent: true })
      const compared = openPhotosIn(album.photos).map((photo) => photo.id)
      if (compared.length === 0) continue
      await commit(markVerified(album, compared, account.site))
      // Set before likes and conversations are written, because these copy the card.
      card.m = account.site
    }
    const purchases = batch.flatMap(purchaseWrites)
    if (purchases.length > 0) await commit(purchases)
  })

/**
 * Whether the seed verifies the member (MOD-22): a third of the active ones, but no fictional one.
 */
const isVerified = ({ person, account }: Resident): boolean =>
  !person.fictional && account.status === 'active' && randomOf(`verified ${person.key}`).int(0, 2) === 0

const writeLikes = async (
  likes: readonly SeedLike[],
  residents: Residents,
  demo: DemoMembers,
  now: Date,
): Promise<void> => {
  const cardOf = (person: Person) => residents.get(person.key)!.card
  const single = [...new Map(likes.map((like) => [`${like.from.key} ${like.to.key}`, like])).values()]
  // The second like of a pair reads the stored first one, so all first likes are written before.
  const pairOf = ({ from, to }: SeedLike) => [from.key, to.key].sort().join(' ')
  // Reversed, so that the first like of a pair is kept: a Map keeps the last entry of a key.
  const firstOfPair = new Map([...single].reverse().map((like) => [pairOf(like), like]))
  const returned = single.filter((like) => firstOfPair.get(pairOf(like)) !== like)
  await each(inBatches([...firstOfPair.values()], likesPerCommit), writtenAtOnce, (batch) =>
    commit(batch.flatMap(({ from, to, hoursAgo }) => addLike(cardOf(from), cardOf(to), before(now, hoursAgo)))),
  )
  await each(returned, writtenAtOnce, async ({ from, to, hoursAgo }) => {
    const [liker, liked] = [cardOf(from), cardOf(to)]
    const likedMe = await findLikedBy(liker.id, liked.id, { consistent: true })
    await commit(addLike(liker, liked, before(now, hoursAgo), likedMe))
  })
  // Likes of the last day are new to the two ordinary demo members, older ones are seen.
  const seen = single.filter(({ to, hoursAgo }) => (to === demo.free || to === demo.premium) && hoursAgo > 24)
  await commit(seen.map(({ from, to }) => markLikeSeen(cardOf(to).id, cardOf(from).id)))
  // They have also seen the match moments of their older matches.
  const older = returned.filter(({ hoursAgo }) => hoursAgo > 24)
  const bothSides = older.flatMap(({ from, to }) => [
    { who: from, other: to },
    { who: to, other: from },
  ])
  await each(
    bothSides.filter(({ who }) => who === demo.free || who === demo.premium),
    writtenAtOnce,
    ({ who, other }) => markMatchSeen(cardOf(who).id, cardOf(other).id),
  )
}

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs)

/**
 * Sends every line as the product does: it costs credits and is written to both members' rows and
 * the ledger. The member who sent the last lines has read everything; the other member has read
 * everything before those lines.
 */
async function writeTalk(
  { starter, partner, lines, hoursAgo }: SeedTalk,
  residents: Residents,
  now: Date,
): Promise<void> {
  const random = randomOf(`talk ${starter.key} ${partner.key}`)
  const memberOf = (person: Person) => residents.get(person.key)!
  const conversation = conversationOf(memberOf(starter).id, memberOf(partner).id)
  const last = lines.at(-1)!.from
  const lastRun = lines.findLastIndex(({ from }) => from !== last) + 1
  let at = before(now, hoursAgo).getTime()
  const read = async (reader: Person) => {
    const row = await findChat(memberOf(reader).id, conversation, { consistent: true })
    if (row && row.unread > 0) await markRead(memberOf(reader), row, new Date(at))
  }
  for (const [index, { from, text }] of lines.entries()) {
    const sender = memberOf(from)
    const receiver = from === starter ? partner : starter
    const id = ulid(at, random.next)
    const message: StoredMessage = { id, from: sender.id, type: 'text', text, sentAt: new Date(at).toISOString() }
    const cost = countries[from.country].messageCredits
    if (index === lastRun) await read(receiver)
    await commit([
      addLedgerEntry(sender.id, id, { credits: -cost, reason: 'message', at: message.sentAt, conversation }, undefined),
      ...(index === 0
        ? addChat(sender.card, memberOf(receiver).card, message)
        : touchChat(sender.id, memberOf(receiver).card, message, { starts: false })),
      charge(sender.id, {
        credits: cost,
        ...(index === 0 && { startsConversation: { freeLimit: countries[from.country].freeConversations } }),
      }),
      addMessage(conversation, message),
    ])
    // Keeps the whole conversation in the past, however long it is.
    at += Math.min(random.int(1, 9) * minuteMs, (now.getTime() - at) / 2)
  }
  await read(last)
}

async function drawPictures(
  residents: readonly Resident[],
  { portraitsDir, putPhoto }: SeedTarget,
  progress: (share: number) => void,
): Promise<void> {
  const { portraitsOf } = await openPortraits(portraitsDir)
  const threads = sharp.concurrency()
  // Parallel pictures keep the cores busy; threads within each would only wait for each other.
  sharp.concurrency(1)
  let done = 0
  await each(residents, drawnAtOnce, async ({ person, id, photoIds }) => {
    const portraits = await portraitsOf({ ...person, seed: person.key }, photoIds.length)
    for (const [index, portrait] of portraits.entries()) {
      const files = Object.entries(portrait)
      const store = ([file, body]: (typeof files)[number]) =>
        putPhoto(`${renditionsPrefix(id, photoIds[index]!)}${file}`, body, `image/${file.split('.')[1]}`)
      await Promise.all(files.map(store))
    }
    progress(++done / residents.length)
  })
  sharp.concurrency(threads)
}

const inBatches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))

async function each<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
