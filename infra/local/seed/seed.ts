import sharp from 'sharp'
import { ulid } from 'ulid'
import { hashPassword } from '#functions/account/password.ts'
import { type Account, addAccount, claimEmail, claimName } from '#functions/account/store.ts'
import { addChat, addMessage, conversationOf, markRead, type StoredMessage, touchChat } from '#functions/chats/store.ts'
import { newOrder } from '#functions/credits/order.ts'
import { addPayment, markDecided, type StoredPayment } from '#functions/credits/payments.ts'
import { addLedgerEntry, addPurchase, charge } from '#functions/credits/store.ts'
import { due } from '#functions/data/keys.ts'
import { apply, commit, type Write } from '#functions/data/table.ts'
import { siteFor } from '#functions/lib/site.ts'
import { addLike, markLikeSeen } from '#functions/likes/store.ts'
import { addMail } from '#functions/mail/outbox.ts'
import { addFindableCard, addHiddenCard, addProfile, type Card } from '#functions/members/store.ts'
import { addPhoto } from '#functions/photos/store.ts'
import { countries } from '#shared/countries/all.ts'
import type { Bundle, Country } from '#shared/countries/country.ts'
import { civilDate } from '#shared/rules/age.ts'
import { deletionGraceDays, freeConversations } from '#shared/rules/limits.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { nextReminder } from '#shared/rules/signup.ts'
import type { Login, SeedResult, SeedTarget } from '../seed-target.ts'
import {
  makeLikes,
  makePeople,
  makeTalks,
  type Person,
  type SeedLike,
  type SeedTalk,
  suit,
  talkBetween,
  voices,
} from './people.ts'
import { openPortraits } from './portraits.ts'
import { randomOf } from './random.ts'

const memberCount = 430
const talkCount = 60
const password = 'welkom-hier-24'
const minute = 60_000
const day = 86_400_000
/** Pictures of so many people at once: two cores are busy with that, more would only take memory. */
const drawnAtOnce = 3
const writtenAtOnce = 4

type Resident = {
  person: Person
  id: string
  account: Account
  card: Card
  photoIds: string[]
  payment: StoredPayment | null
}

type Residents = ReadonlyMap<string, Resident>

/** Fills an empty table and the photo folder with people, likes and talks, all through the stores of the product. */
export async function seed(target: SeedTarget): Promise<SeedResult> {
  const { now } = target
  const people = makePeople(memberCount, civilDate(now, countries.NL.timeZone))
  const cast = castOf(people)
  const seen = people.filter((person) => person !== cast.unconfirmed && person !== cast.leaving)
  const likes = [...makeLikes(seen), ...likesOfCast(cast, people)]
  const talks = [
    ...talksOfCast(cast, people),
    ...makeTalks(
      likes.filter(({ from, to }) => !isCast(cast, from, to)),
      talkCount,
    ),
  ]
  const passwordHash = await hashPassword(password)
  const residents: Residents = new Map(
    people.map((person) => [person.key, residentOf(person, cast, talks, passwordHash, now)]),
  )
  const everybody = [...residents.values()]

  // half of the way is drawing, half is writing; they go side by side, as they wait for different things
  const steps = { drawn: 0, written: 0 }
  const progress = (kind: keyof typeof steps, share: number) => {
    steps[kind] = share
    target.progress(Math.floor((everybody.length * (steps.drawn + steps.written)) / 2), everybody.length)
  }
  progress('drawn', 0)
  const write = async () => {
    await writeMembers(everybody, now)
    progress('written', 0.2)
    await writeLikes(likes, residents, cast, now)
    progress('written', 0.3)
    let written = 0
    await each(talks, writtenAtOnce, async (talk) => {
      await writeTalk(talk, residents, now)
      progress('written', 0.3 + (0.7 * ++written) / talks.length)
    })
  }
  await Promise.all([write(), drawPictures(everybody, target, (share) => progress('drawn', share))])
  return { logins: loginsOf(cast) }
}

/** The four to log in as: two who can look around, one who has yet to confirm the address, one who is leaving. */
type Cast = { free: Person; premium: Person; unconfirmed: Person; leaving: Person }

/** Picks them among the Dutch and gives them names that are easy to find again. They stay in `people`. */
function castOf(people: Person[]): Cast {
  const taken = new Set<Person>()
  const pick = (
    name: string,
    change: Partial<Person>,
    gender: Person['gender'],
    ages: readonly [number, number],
  ): Person => {
    const index = people.findIndex(
      (person) =>
        person.country === 'NL' &&
        person.gender === gender &&
        person.wantedGender !== gender &&
        person.age >= ages[0] &&
        person.age <= ages[1] &&
        !person.fictional &&
        !taken.has(person),
    )
    const person = { ...people[index]!, ...change, name }
    people[index] = person
    taken.add(person)
    return person
  }
  const free = pick(
    'Noor_V',
    { premium: false, activeMinutesAgo: 70, signedUpDaysAgo: 3, photos: 3 },
    'female',
    [28, 34],
  )
  const premium = pick(
    'Thijs.B',
    { premium: true, activeMinutesAgo: 30, signedUpDaysAgo: 240, photos: 4 },
    'male',
    [32, 39],
  )
  const unconfirmed = pick('Jip_W', { premium: false, activeMinutesAgo: 95, signedUpDaysAgo: 1 }, 'male', [24, 30])
  const leaving = pick('Roos.D', { premium: true, activeMinutesAgo: 4_000, signedUpDaysAgo: 150 }, 'female', [35, 45])
  return { free, premium, unconfirmed, leaving }
}

const isCast = (cast: Cast, ...people: Person[]): boolean =>
  people.some((person) => Object.values(cast).includes(person))

const loginsOf = (cast: Cast): Login[] => [
  {
    who: 'Free member',
    email: emailOf(cast.free, cast),
    password,
    country: 'NL',
    note: 'one credit left, new likes and messages',
  },
  { who: 'Premium member', email: emailOf(cast.premium, cast), password, country: 'NL', note: 'many talks and likes' },
  {
    who: 'Unconfirmed member',
    email: emailOf(cast.unconfirmed, cast),
    password,
    country: 'NL',
    note: 'has yet to confirm the address',
  },
  {
    who: 'Member who is leaving',
    email: emailOf(cast.leaving, cast),
    password,
    country: 'NL',
    note: 'deleted the account three days ago',
  },
]

const emailOf = (person: Person, cast: Cast): string => {
  const role = Object.entries(cast).find(([, member]) => member === person)?.[0]
  return `${role ?? `${person.fictional ? 'fictional' : 'member'}-${person.key.toLowerCase()}`}@example.org`
}

/** Whom somebody could meet: Dutch members who look for them, nearest in age first. */
const admirersOf = (person: Person, people: readonly Person[], cast: Cast): Person[] =>
  people
    .filter((other) => other.country === 'NL' && suit(person, other) && !isCast(cast, other))
    .sort(
      (a, b) => Math.abs(a.age - person.age) - Math.abs(b.age - person.age) || a.activeMinutesAgo - b.activeMinutesAgo,
    )

/** Likes for the two who look around: the newest still new, some mutual, one from a marked fictional profile. */
function likesOfCast(cast: Cast, people: readonly Person[]): SeedLike[] {
  return [cast.free, cast.premium].flatMap((person) => {
    const hours = person.signedUpDaysAgo * 24
    const others = admirersOf(person, people, cast)
    const real = others.filter(({ fictional }) => !fictional)
    const received = [...real.slice(0, 9), ...others.filter(({ fictional }) => fictional).slice(0, 1)]
    const given = [...real.slice(1, 4), ...real.slice(9, 13)]
    return [
      ...received.map((from, i) => ({ from, to: person, hoursAgo: Math.min(1 + i * 6, hours - 1) })),
      ...given.map((to, i) => ({ from: person, to, hoursAgo: Math.min(3 + i * 7, hours - 1) })),
    ]
  })
}

/** The free member was written to and answered once, which left one credit; the premium one has talked with many. */
function talksOfCast(cast: Cast, people: readonly Person[]): SeedTalk[] {
  const { talks } = voices.nl
  const writers = (person: Person) =>
    admirersOf(person, people, cast).filter(({ fictional, language }) => !fictional && language === 'nl')
  const talk = (starter: Person, partner: Person, number: number, length: number, hoursAgo: number): SeedTalk => ({
    starter,
    partner,
    hoursAgo,
    lines: talkBetween(starter, partner, talks[number]!.slice(0, length)),
  })
  const toFree = writers(cast.free)
  const withPremium = writers(cast.premium)
  return [
    talk(toFree[1]!, cast.free, 3, 3, 20),
    talk(toFree[0]!, cast.free, 6, 1, 5),
    talk(toFree[4]!, cast.free, 0, 1, 1),
    talk(withPremium[1]!, cast.premium, 1, 8, 90),
    talk(cast.premium, withPremium[2]!, 0, 9, 60),
    talk(withPremium[3]!, cast.premium, 7, 5, 8),
    talk(cast.premium, withPremium[5]!, 4, 4, 30),
    talk(withPremium[0]!, cast.premium, 2, 5, 2),
    talk(cast.premium, withPremium[10]!, 5, 5, 140),
    talk(withPremium[7]!, cast.premium, 3, 1, 1),
  ]
}

function residentOf(person: Person, cast: Cast, talks: readonly SeedTalk[], passwordHash: string, now: Date): Resident {
  const random = randomOf(`resident ${person.key}`)
  const site = countries[person.country]
  const signedUpAt = new Date(now.getTime() - person.signedUpDaysAgo * day)
  const id = ulid(signedUpAt.getTime(), random.next)
  const sent = talks.flatMap(({ lines }) => lines).filter(({ from }) => from === person).length
  const started = talks.filter(({ starter }) => starter === person).length
  // who talked more than the first credits allow has bought some
  const buys = person.premium || sent > site.signupCredits || started > freeConversations
  const bundle = person === cast.premium ? site.bundles[2]! : buys ? random.pick(site.bundles.slice(0, 3)) : null
  const photoIds = Array.from({ length: person.photos }, (_, i) => ulid(signedUpAt.getTime() + i * minute, random.next))
  const status = person === cast.unconfirmed ? 'not_confirmed' : person === cast.leaving ? 'deletion_pending' : 'active'
  return {
    person,
    id,
    photoIds,
    payment:
      bundle &&
      paymentOf(id, site, bundle, new Date(signedUpAt.getTime() + Math.min(2, person.signedUpDaysAgo / 2) * day)),
    account: {
      id,
      email: emailOf(person, cast),
      // nobody signs in as a fictional profile
      passwordHash: person.fictional ? '' : passwordHash,
      status,
      site: person.country,
      language: person.language,
      signupDate: signedUpAt.toISOString(),
      credits: site.signupCredits,
      premium: false,
      startedConversations: 0,
      invisible: false,
      fictional: person.fictional,
      notificationsDisabled: [],
      consentAt: signedUpAt.toISOString(),
      confirmationMailsAt: [],
      ...(status !== 'not_confirmed' && {
        activationMailSentAt: signedUpAt.toISOString(),
        confirmedAt: new Date(signedUpAt.getTime() + 8 * minute).toISOString(),
      }),
      ...(status === 'deletion_pending' && {
        deletionDueAt: new Date(now.getTime() + (deletionGraceDays - 3) * day).toISOString(),
      }),
    },
    card: {
      id,
      n: person.name,
      b: person.birthDate,
      g: person.gender,
      r: person.region,
      c: person.city,
      ...(photoIds[0] && { p: photoIds[0] }),
      ...(person.fictional && { f: true as const }),
    },
  }
}

function paymentOf(member: string, country: Country, bundle: Bundle, at: Date): StoredPayment {
  const id = ulid(at.getTime(), randomOf(`payment ${member}`).next)
  const order = { id, method: country.paymentMethods[0]! }
  const { origin } = siteFor(country.code)
  return {
    ...newOrder(order, { member: { id: member }, country, bundle, discount: null, origin, now: at }),
    status: 'pending',
  }
}

/** A member as their sign-up left them, with profile, photos and what they ordered. */
function memberWrites({ person, id, account, card, photoIds, payment }: Resident, now: Date): Write[] {
  const { signupCredits } = countries[person.country]
  const isFindable = account.status === 'active'
  const reminder = account.status === 'not_confirmed' && nextReminder(account.signupDate, now)
  return [
    addAccount(account, reminder ? due('remindActivation', reminder, id) : {}),
    claimEmail(account.email, id),
    claimName(nameClaim(person.name), id),
    addProfile(id, {
      name: person.name,
      gender: person.gender,
      wantedGender: person.wantedGender,
      birthDate: person.birthDate,
      country: person.country,
      region: person.region,
      city: person.city,
      about: person.about,
      interests: person.interests,
      reason: person.reason,
      hair: person.hair,
      eyes: person.eyes,
      body: person.body,
      relationship: person.relationship,
      tattoos: person.tattoos,
      sexuality: null,
    }),
    isFindable
      ? addFindableCard(card, new Date(now.getTime() - person.activeMinutesAgo * minute))
      : addHiddenCard(card),
    ...photoIds.map((photo, order) => addPhoto(id, { id: photo, status: 'active', isPrivate: false, order })),
    addLedgerEntry(id, id, { credits: signupCredits, reason: 'signup', at: account.signupDate }, undefined),
    ...(payment ? [addPayment(payment)] : []),
    ...(account.status === 'not_confirmed' ? [activationMail(account, person.name, now)] : []),
  ]
}

/** It waits in the mailbox of the developer page, with a link that works. */
const activationMail = ({ id, email, language, site }: Account, name: string, now: Date): Write =>
  addMail(
    ulid(now.getTime()),
    { mail: 'activation', memberId: id, to: email, language, origin: siteFor(site).origin, props: { name } },
    now,
  )

/** The payment is completed as a report of the provider completes it. */
function purchaseWrites({ id, payment }: Resident): Write[] {
  if (!payment) return []
  const at = payment.createdAt
  return [
    markDecided(payment, 'completed', { completedAt: at }),
    addPurchase(id, payment.credits, undefined),
    addLedgerEntry(id, payment.id, { credits: payment.credits, reason: 'purchase', at }, undefined),
  ]
}

const writeMembers = (residents: readonly Resident[], now: Date): Promise<void> =>
  each(inBatches(residents, 6), writtenAtOnce, async (batch) => {
    await commit(batch.flatMap((resident) => memberWrites(resident, now)))
    const purchases = batch.flatMap(purchaseWrites)
    if (purchases.length > 0) await commit(purchases)
  })

const writeLikes = async (likes: readonly SeedLike[], residents: Residents, cast: Cast, now: Date): Promise<void> => {
  const cardOf = (person: Person) => residents.get(person.key)!.card
  const single = [...new Map(likes.map((like) => [`${like.from.key} ${like.to.key}`, like])).values()]
  await each(inBatches(single, 40), writtenAtOnce, (batch) =>
    commit(batch.flatMap(({ from, to, hoursAgo }) => addLike(cardOf(from), cardOf(to), before(now, hoursAgo)))),
  )
  // what came in the last day is new to the two who look around, the rest they have seen
  const seen = single.filter(({ to, hoursAgo }) => (to === cast.free || to === cast.premium) && hoursAgo > 24)
  await commit(seen.map(({ from, to }) => markLikeSeen(cardOf(to).id, cardOf(from).id)))
}

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 60 * minute)

/**
 * Every line is sent as the product sends it: paid, in both rows, in the ledger. Each side has read what came before its partner's
 * last lines, and who spoke last has read everything.
 */
async function writeTalk(
  { starter, partner, lines, hoursAgo }: SeedTalk,
  residents: Residents,
  now: Date,
): Promise<void> {
  const random = randomOf(`talk ${starter.key} ${partner.key}`)
  const residentOf = (person: Person) => residents.get(person.key)!
  const conversation = conversationOf(residentOf(starter).id, residentOf(partner).id)
  const last = lines.at(-1)!.from
  const lastRun = lines.findLastIndex(({ from }) => from !== last) + 1
  const read = (reader: Person, before: number) => {
    const unread = lines.slice(0, before).filter(({ from }) => from !== reader).length
    return unread > 0 ? apply(markRead(residentOf(reader).id, conversation, unread)) : undefined
  }
  let at = before(now, hoursAgo).getTime()
  for (const [index, { from, text }] of lines.entries()) {
    const sender = residentOf(from)
    const receiver = from === starter ? partner : starter
    const id = ulid(at, random.next)
    const message: StoredMessage = { id, from: sender.id, type: 'text', text, sentAt: new Date(at).toISOString() }
    const cost = countries[from.country].messageCredits
    if (index === lastRun) await read(receiver, index)
    await commit([
      addLedgerEntry(sender.id, id, { credits: -cost, reason: 'message', at: message.sentAt, conversation }, undefined),
      ...(index === 0
        ? addChat(sender.card, residentOf(receiver).card, message)
        : touchChat(sender.id, residentOf(receiver).id, message, { starts: false })),
      charge(sender.id, {
        credits: cost,
        ...(index === 0 && { startsConversation: { freeLimit: freeConversations } }),
      }),
      addMessage(conversation, message),
    ])
    // the whole talk lies in the past, however long it is
    at += Math.min(random.int(1, 9) * minute, (now.getTime() - at) / 2)
  }
  await read(last, lines.length)
}

async function drawPictures(
  residents: readonly Resident[],
  { portraitsDir, putPhoto }: SeedTarget,
  progress: (share: number) => void,
): Promise<void> {
  const { portraitsOf } = await openPortraits(portraitsDir)
  const threads = sharp.concurrency()
  // many pictures side by side keep the cores busy; threads within each would only wait for each other
  sharp.concurrency(1)
  let done = 0
  await each(residents, drawnAtOnce, async ({ person, id, photoIds }) => {
    const portraits = await portraitsOf({ ...person, seed: person.key }, photoIds.length)
    for (const [index, portrait] of portraits.entries()) {
      const files = Object.entries(portrait)
      const store = ([file, body]: (typeof files)[number]) =>
        putPhoto(`photos/${id}/${photoIds[index]}/${file}`, body, `image/${file.split('.')[1]}`)
      await Promise.all(files.map(store))
    }
    progress(++done / residents.length)
  })
  sharp.concurrency(threads)
}

const inBatches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))

/** Works through a list with so many at once. */
async function each<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
