import { ulid } from 'ulid'
import { newOrder } from '#functions/credits/order.ts'
import { siteFor } from '#functions/platform/site.ts'
import { type Account, addAccount } from '#functions/stores/account/account.ts'
import { claimEmail, claimName, claimNumber } from '#functions/stores/account/claims.ts'
import { addToEverybody } from '#functions/stores/campaigns/everybody.ts'
import { reserveReference } from '#functions/stores/credits/books.ts'
import { addLedgerEntry, addPurchase } from '#functions/stores/credits/ledger.ts'
import { addPayment, markDecided, type StoredPayment } from '#functions/stores/credits/payment.ts'
import type { Card } from '#functions/stores/members/card.ts'
import { addFindableCard, addHiddenCard } from '#functions/stores/members/card-writes.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { addApprovedPhotos, approvedPhoto } from '#functions/stores/photos/album.ts'
import type { Photo } from '#functions/stores/photos/photo.ts'
import { addProfile } from '#functions/stores/profile/profile.ts'
import { due, queue } from '#functions/table/index-keys.ts'
import type { Write } from '#functions/table/transaction.ts'
import { countries } from '#shared/countries/all.ts'
import type { Bundle, Country } from '#shared/countries/country.ts'
import { dayMs, minuteMs } from '#shared/rules/durations.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { newReference } from '#shared/rules/reference.ts'
import { nextReminder } from '#shared/rules/signup.ts'
import { type DemoMembers, emailOf } from './demo-members.ts'
import type { SeedTalk } from './meetings.ts'
import type { Person } from './people.ts'
import { randomOf } from './random.ts'

/** A person as a member: with ids, account and card. */
export type Resident = {
  person: Person
  id: string
  account: Account
  card: Card
  photoIds: string[]
  /** The last photo awaits inspection by staff. */
  isPhotoWaiting: boolean
  payment: StoredPayment | null
}

/** Residents, keyed by the key of their person. */
export type Residents = ReadonlyMap<string, Resident>

/** Person of the seed as a stored member of their country, with card, photos and payment. */
export function residentOf(
  person: Person,
  demo: DemoMembers,
  talks: readonly SeedTalk[],
  passwordHash: string,
  now: Date,
): Resident {
  const random = randomOf(`resident ${person.key}`)
  const site = countries[person.country]
  const signedUpAt = new Date(now.getTime() - person.signedUpDaysAgo * dayMs)
  const id = ulid(signedUpAt.getTime(), random.next)
  const sent = talks.flatMap(({ lines }) => lines).filter(({ from }) => from === person).length
  const started = talks.filter(({ starter }) => starter === person).length
  // A member who exceeds a free member's limits on messages or conversations has bought credits.
  const buys = person.premium || sent > site.signupCredits || started > site.freeConversations
  const bundle = person === demo.premium ? site.bundles[2]! : buys ? random.pick(site.bundles.slice(0, 3)) : null
  const photoIds = Array.from({ length: person.photos }, (_, i) =>
    ulid(signedUpAt.getTime() + i * minuteMs, random.next),
  )
  const status = person === demo.unconfirmed ? 'not_confirmed' : person === demo.leaving ? 'deletion_pending' : 'active'
  return {
    person,
    id,
    photoIds,
    isPhotoWaiting: person.photos > 1 && !person.fictional && randomOf(`photo ${person.key}`).chance(0.04),
    payment:
      bundle &&
      paymentOf(id, site, bundle, new Date(signedUpAt.getTime() + Math.min(2, person.signedUpDaysAgo / 2) * dayMs)),
    account: {
      id,
      email: emailOf(person, demo),
      // Fictional profiles cannot sign in.
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
        confirmedAt: new Date(signedUpAt.getTime() + 8 * minuteMs).toISOString(),
      }),
      ...(status === 'deletion_pending' && {
        deletionDueAt: new Date(now.getTime() + (deletionGraceDays - 3) * dayMs).toISOString(),
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

function referenceFrom(seed: string): string {
  const draw = randomOf(seed)
  return newReference((below) => draw.int(0, below - 1))
}

function paymentOf(member: string, country: Country, bundle: Bundle, at: Date): StoredPayment {
  const id = ulid(at.getTime(), randomOf(`payment ${member}`).next)
  const order = { id, method: country.paymentMethods[0]! }
  const { origin } = siteFor(country.code)
  return {
    ...newOrder(order, {
      member: { id: member, site: country.code, consentAt: at.toISOString() },
      country,
      bundle,
      discount: null,
      origin,
      now: at,
    }),
    reference: referenceFrom(`reference ${member}`),
    status: 'pending',
  }
}

/** A member as sign-up leaves them, with profile, photos and orders. */
export function memberWrites(resident: Resident, now: Date): Write[] {
  const { person, id, account, card, payment } = resident
  const site = countries[person.country]
  const isFindable = account.status === 'active'
  const number = referenceFrom(`number ${id}`)
  const reminder = account.status === 'not_confirmed' && nextReminder(account.signupDate, site, now)
  return [
    addAccount(account, {
      ...(reminder && due('remindActivation', reminder, id)),
      ...(person.fictional && queue('fictional', new Date(account.signupDate), id)),
    }),
    ...(person.fictional ? [] : [addToEverybody(id, account.site)]),
    claimEmail(account.email, id),
    ...claimName(nameClaim(person.name), id),
    claimNumber(number, id),
    addProfile(id, {
      number,
      name: person.name,
      gender: person.gender,
      wantedGender: person.wantedGender,
      birthDate: person.birthDate,
      country: person.country,
      region: person.region,
      city: person.city,
      about: person.about,
      interests: person.interests,
      prompts: person.prompts,
      reason: person.reason,
      hair: person.hair,
      eyes: person.eyes,
      body: person.body,
      relationship: person.relationship,
      tattoos: person.tattoos,
      sexuality: null,
    }),
    isFindable
      ? addFindableCard(card, new Date(now.getTime() - person.activeMinutesAgo * minuteMs))
      : addHiddenCard(card),
    ...addApprovedPhotos(id, photosOf(resident, now)),
    addLedgerEntry(id, id, { credits: site.signupCredits, reason: 'signup', at: account.signupDate }, undefined),
    ...(payment ? [addPayment(payment), reserveReference(payment)] : []),
    // The confirmation mail, which appears in the developer page's mailbox with a working link.
    ...(account.status === 'not_confirmed'
      ? notify(account, { event: 'signedUp', props: { name: person.name } }, now)
      : []),
  ]
}

/**
 * All photos are approved, except that the last one may have been waiting for staff for some hours.
 */
const photosOf = ({ person, photoIds, isPhotoWaiting }: Resident, now: Date): Photo[] =>
  photoIds.map((photo, index) => {
    if (!isPhotoWaiting || index < photoIds.length - 1) return approvedPhoto(photo, now)
    const at = new Date(now.getTime() - (30 + (person.activeMinutesAgo % 600)) * minuteMs)
    return { ...approvedPhoto(photo, at), status: 'pending', stage: 'waiting', ...queue('photos', at, photo) }
  })

/** Completes the payment like a callback of the provider. */
export function purchaseWrites({ id, payment }: Resident): Write[] {
  if (!payment) return []
  const at = payment.createdAt
  return [
    markDecided(payment, 'completed', { completedAt: at }),
    addPurchase(id, payment.credits, new Date(at), undefined),
    addLedgerEntry(id, payment.id, { credits: payment.credits, reason: 'purchase', at }, undefined),
  ]
}
