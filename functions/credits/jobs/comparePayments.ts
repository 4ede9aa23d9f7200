import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '#functions/platform/env.ts'
import { bookDay, eachOfDay } from '#functions/stores/credits/books.ts'
import { findPayment, isOpened, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { listRefunds } from '#functions/stores/credits/refunds.ts'
import type { Difference, StoredNight } from '#functions/stores/proofs/nights.ts'
import { type NightRun, proveNights } from '#functions/stores/proofs/run.ts'
import { job } from '#functions/table/job.ts'
import { differencesOf, missingHere } from '../compare.ts'
import type { PaymentProvider, ProviderPayment } from '../provider/port.ts'
import { providerAt, providerOf } from '../provider/provider.ts'

/**
 * Compares our payments of the day before with the provider's (FIN-06): first the payments that the
 * provider lists for the day, then the payments with an entry of that day in our books. A run
 * continues where the previous one ran out of time or could not reach the provider.
 */
export const handler = job((now, isTimeLeft) => proveNights('payments', now, isTimeLeft, compareNight))

type Named = { member: string; payment: string }
const nameOf = ({ member, payment }: Named) => `${member}#${payment}`
const namedIn = (name: string): Named => {
  const [member = '', payment = ''] = name.split('#')
  return { member, payment }
}

/**
 * Prefixes of a check's cursor. `list#` precedes the id from which the provider's list continues;
 * after the list, `books#` precedes the payment of our books that was compared last.
 */
const listed = 'list#'
const booked = 'books#'

async function compareNight(run: NightRun): Promise<boolean> {
  const { night } = run
  const seen = new Set<string>()
  const isInBooks = night.cursor?.startsWith(booked)
  const { list } = providerAt(night.site)
  if (list && !isInBooks && !(await compareList(run, list, seen))) return false
  return compareBooks(run, isInBooks ? night.cursor!.slice(booked.length) : '', seen)
}

type List = NonNullable<PaymentProvider['list']>

/** Compares our payments that the provider lists for the day, and adds their ids to `seen`. */
async function compareList({ night, step, isTimeLeft }: NightRun, list: List, seen: Set<string>): Promise<boolean> {
  let from = night.cursor?.slice(listed.length)
  while (isTimeLeft()) {
    const { payments, next } = await list(from)
    const ofDay = payments.filter((remote) => dayOf(night, remote) === night.day)
    const ours = ofDay.filter((remote) => remote.order)
    const { checked, differences } = await compareAll(night, ours, lookAtRemote)
    for (const { id } of ours) seen.add(id)
    // Payments that belong to no order are counted once per deployment, by its first site.
    const foreign = isFirstSite(night) ? ofDay.length - ours.length : 0
    const isEnd = next === null || payments.some((remote) => dayOf(night, remote) < night.day)
    await step({ checked, foreign, differences }, isEnd ? booked : listed + next)
    if (isEnd) return true
    from = next
  }
  return false
}

/** Day, in the country's time zone, on which the provider created a payment. */
const dayOf = ({ site }: StoredNight, { createdAt }: ProviderPayment): string => bookDay(site, new Date(createdAt))

const isFirstSite = ({ site }: StoredNight): boolean => Object.values(env.sites)[0] === site

/** Number of payments compared at once, with one query to the provider for each. */
const atOnce = 10

/**
 * Compares the payments with an entry of the day in our books, in the order of their names
 * (`nameOf`), without those that the provider listed for the day. `seen` has the ids of listed
 * payments, which need no query to the provider; it is empty in a run that continues an earlier
 * one.
 */
async function compareBooks({ night, step, isTimeLeft }: NightRun, after: string, seen: ReadonlySet<string>) {
  const names = new Set<string>()
  for await (const entry of eachOfDay(night.site, night.day)) names.add(nameOf(entry))
  const rest = [...names].filter((name) => name > after).sort()
  for (let start = 0; start < rest.length; start += atOnce) {
    if (!isTimeLeft()) return false
    const some = rest.slice(start, start + atOnce)
    await step(await compareAll(night, some, lookAtBooked(seen)), booked + some.at(-1))
  }
  return true
}

type Look = { isOurs: boolean; differences: Difference[] }

/**
 * Pause before a second comparison. A payment may change between being read at the provider and
 * being read here, so a difference counts only if it is found twice.
 */
const secondLookMs = 1_000

async function compareAll<Item>(
  night: StoredNight,
  items: readonly Item[],
  look: (night: StoredNight, item: Item, isAgain: boolean) => Promise<Look>,
) {
  const first = await Promise.all(items.map((item) => look(night, item, false)))
  const suspects = items.filter((_, index) => first[index]!.differences.length > 0)
  const checked = first.filter(({ isOurs }) => isOurs).length
  if (suspects.length === 0) return { checked, differences: [] }
  await sleep(secondLookMs)
  const differences: Difference[] = []
  for (const item of suspects) differences.push(...(await look(night, item, true)).differences)
  return { checked, differences }
}

/** Compares a payment of the provider's list; the second comparison fetches it again. */
async function lookAtRemote(night: StoredNight, listed: ProviderPayment, isAgain: boolean): Promise<Look> {
  const named = listed.order!
  const known = isAgain ? await findPayment(named.member, named.payment) : undefined
  const again = known && (await providerAt(night.site).find({ ...known, providerId: listed.id }))
  const remote = again ?? listed
  const payment = await findPayment(named.member, named.payment)
  if (!payment) return { isOurs: false, differences: isFirstSite(night) ? [missingHere(remote, named)] : [] }
  if (payment.site !== night.site) return { isOurs: false, differences: [] }
  return { isOurs: true, differences: await comparePayment(payment, remote) }
}

const lookAtBooked =
  (seen: ReadonlySet<string>) =>
  async (night: StoredNight, name: string): Promise<Look> => {
    const named = namedIn(name)
    const payment = await findPayment(named.member, named.payment)
    const providerId = payment?.providerId
    if (!payment || (providerId && seen.has(providerId))) return { isOurs: false, differences: [] }
    // An order that was never opened at the provider has nothing to compare, unless it counts as
    // paid.
    if (!providerId && !payment.completedAt) return { isOurs: true, differences: [] }
    const provider = providerOf(payment)
    const remote = isOpened(payment) ? await provider.find(payment) : undefined
    const isListed = provider.list !== null && provider === providerAt(night.site)
    if (isListed && remote && dayOf(night, remote) === night.day) return { isOurs: false, differences: [] }
    return { isOurs: true, differences: await comparePayment(payment, remote) }
  }

const comparePayment = async (payment: StoredPayment, remote: ProviderPayment | undefined): Promise<Difference[]> =>
  differencesOf(payment, payment.refundedCents ? await listRefunds(payment) : [], remote)
