import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { newSession } from '#functions/auth/session.ts'
import { type Account, addAccount, findAccount } from '#functions/stores/account/account.ts'
import { claimEmail, claimName, claimNumber } from '#functions/stores/account/claims.ts'
import type { Card } from '#functions/stores/members/card.ts'
import { addFindableCard, addHiddenCard } from '#functions/stores/members/card-writes.ts'
import { placedAt } from '#functions/stores/members/place.ts'
import { searchPreferencesOf } from '#functions/stores/members/search-preferences.ts'
import { cellOfTown } from '#functions/stores/members/town-cell.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import { queue } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { commit, type Write } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { newReference } from '#shared/rules/reference.ts'
import type { TestStack } from './stack.ts'
import { Visitor } from './visitor.ts'

type Told = Partial<Omit<Account, 'id'>> & Partial<Profile> & { photo?: string; signedInAt?: Date }

/** A signed-in member: a visitor with a session, and the data that tests need of the account. */
export class Member extends Visitor {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly card: Card
  constructor(url: string, id: string, email: string, card: Card) {
    super(url)
    this.id = id
    this.email = email
    this.name = card.n
    this.card = card
  }
}

let made = 0

/**
 * Id whose end grows with each member. Members who were active within the same second are ordered
 * by id, so the member made last counts as the last active, however fast a test makes them.
 */
const nextId = (now: Date, number: number): string => ulid(now.getTime()).slice(0, -8) + String(number).padStart(8, '0')

/**
 * Adds a member as sign-up and confirmation would, straight into the table; sign-up has tests of
 * its own. Default: a woman aged 34 from Utrecht with 100 credits.
 */
export async function addMember(stack: TestStack, told: Told = {}): Promise<Member> {
  const now = told.signedInAt ?? stack.clock.now()
  const number = ++made
  const id = nextId(now, number)
  const name = told.name ?? `Lid${number}`
  const account: Account = {
    id,
    email: `lid${number}@example.org`,
    // No password has this hash. The member already has a session.
    passwordHash: 'none',
    status: 'active',
    site: 'NL',
    language: 'nl',
    signupDate: now.toISOString(),
    credits: 100,
    premium: false,
    startedConversations: 0,
    invisible: false,
    fictional: false,
    notificationsDisabled: [],
    consentAt: now.toISOString(),
    confirmationMailsAt: [],
    ...only(told, [
      'email',
      'passwordHash',
      'status',
      'site',
      'language',
      'signupDate',
      'credits',
      'premium',
      'startedConversations',
      'invisible',
      'fictional',
      'autoLikeDue',
      'notificationsDisabled',
      'confirmedAt',
      'deletionDueAt',
      'wantedGender' as never,
    ]),
  }
  const shownNumber = newReference(randomInt)
  const profile: Profile = {
    number: shownNumber,
    name,
    gender: 'female',
    wantedGender: 'male',
    birthDate: '1992-03-14',
    country: 'NL',
    region: 'NL-UT',
    city: 'Utrecht',
    about: null,
    interests: [],
    reason: null,
    hair: null,
    eyes: null,
    body: null,
    relationship: null,
    tattoos: null,
    sexuality: null,
    ...only(told, [
      'gender',
      'wantedGender',
      'wantedAges',
      'birthDate',
      'country',
      'region',
      'city',
      'about',
      'interests',
      'prompts',
      'reason',
      'hair',
      'eyes',
      'body',
      'relationship',
      'tattoos',
      'sexuality',
    ]),
  }
  const card: Card = {
    id,
    n: name,
    b: profile.birthDate,
    g: profile.gender,
    r: profile.region,
    ...(profile.city && { c: profile.city }),
    ...(told.photo && { p: told.photo }),
    ...(account.fictional && { f: true as const }),
  }
  const isFindable = account.status === 'active' && !account.invisible
  const member = new Member(stack.url, id, account.email, card)
  // Stores the card as the stream's reactions would complete it, so that they need not do so for
  // each fixture. Their own test is test/api/members/indexed-cards.test.ts.
  const { w, i } = searchPreferencesOf(profile)
  const indexed = { ...card, w, ...(i && { i }), ...placedAt(card, cellOfTown(card), isFindable) }
  const session = await startSession(member, now)
  await commit([
    claimEmail(account.email, id),
    ...claimName(nameClaim(name), id),
    claimNumber(shownNumber, id),
    addAccount(account, account.fictional ? queue('fictional', now, id) : {}),
    put(keys.profile(id), profile),
    isFindable ? addFindableCard(indexed, now) : addHiddenCard(indexed),
    session,
  ])
  return member
}

/** The write of a new session, whose cookies the member gets. */
async function startSession(member: Member, now: Date, version?: number): Promise<Write> {
  const start = version === undefined ? {} : { version }
  const { write, cookies } = await newSession(member.id, ulid(now.getTime()), now, start)
  for (const cookie of cookies) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
    member.cookies.set(name!, value!)
  }
  return write
}

/** The same member on another device, in a new session, even after other sessions were ended. */
export async function onAnotherDevice(stack: TestStack, { id, email, card }: Member): Promise<Member> {
  const member = new Member(stack.url, id, email, card)
  const version = (await findAccount(id, { consistent: true }))?.sessionVersion
  await commit([await startSession(member, stack.clock.now(), version)])
  return member
}

const only = <T extends object, K extends keyof T>(source: T, names: readonly K[]): Partial<Pick<T, K>> =>
  Object.fromEntries(names.filter((name) => source[name] !== undefined).map((name) => [name, source[name]])) as Partial<
    Pick<T, K>
  >

/** The usual fixtures: Anna writes, Bram answers, Chris is an outsider. */
export const anna = (stack: TestStack, told: Told = {}) => addMember(stack, { name: `Anna${made}`, ...told })
export const bram = (stack: TestStack, told: Told = {}) =>
  addMember(stack, { name: `Bram${made}`, gender: 'male', wantedGender: 'female', birthDate: '1989-07-02', ...told })
export const chris = (stack: TestStack, told: Told = {}) =>
  addMember(stack, { name: `Chris${made}`, gender: 'male', wantedGender: 'female', birthDate: '1985-11-30', ...told })
