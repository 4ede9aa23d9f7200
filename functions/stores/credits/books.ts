import * as z from 'zod/mini'
import { bookedOn } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find, findEach, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, putNew } from '#functions/table/write.ts'
import { countryOf } from '#shared/countries/all.ts'
import { type BookEvent, bookEvents } from '#shared/model/books.ts'
import { Currency } from '#shared/model/money.ts'
import { paymentMethods } from '#shared/model/payment.ts'
import { civilDate } from '#shared/rules/age.ts'
import { containedVatCents } from '#shared/rules/vat.ts'
import { referenceOf, type StoredPayment } from './payment.ts'

/**
 * Entry of the books: one event of one payment, written in the transaction of the event. An entry
 * is never changed, and is stored as long as its payment.
 */
export const BookEntry = z.object({
  site: z.string(),
  member: z.string(),
  payment: z.string(),
  /** Reference of the payment; absent if the payment does not store one. */
  reference: z.optional(z.string()),
  at: z.string(),
  event: z.enum(bookEvents),
  method: z.enum(paymentMethods),
  currency: Currency,
  /**
   * Price of the order, in every entry of a payment, so that a search of the books by price finds
   * all its events.
   */
  priceCents: z.int(),
  /** Money that this event moved, always positive; 0 if it moved none. */
  cents: z.int(),
  /** VAT rate of the payment in per cent. */
  vatPercent: z.optional(z.number()),
  /**
   * VAT in `cents`; stored only for returns and dropped refunds, whose VAT depends on earlier
   * returns (`returnedVat`). Otherwise `vatIn` computes it.
   */
  vatCents: z.optional(z.int()),
  /** Credits that the member got, or lost (negative). */
  credits: z.int(),
  /** Change of the member's debt: credits that were spent although their money was returned. */
  debt: z.optional(z.int()),
  /** Refund that the event is about. */
  refund: z.optional(z.string()),
  /** Staff who acted. */
  by: z.optional(z.string()),
  /**
   * Reason that staff gave, reason code of the bank, why a refund failed, or the amounts before and
   * after a reversed charge-back.
   */
  reason: z.optional(z.string()),
  /** Whether the member was already gone, so that nobody got or lost credits. */
  isWithoutMember: z.optional(z.literal(true)),
})
export type BookEntry = z.infer<typeof BookEntry>

type Facts = Partial<
  Pick<BookEntry, 'cents' | 'vatCents' | 'credits' | 'debt' | 'refund' | 'by' | 'reason' | 'isWithoutMember'>
> & {
  /** Distinguishes events of one kind, such as the second refund of a payment. */
  mark?: string
}

const changed = () => new Conflict('this event of the payment was booked meanwhile')

/**
 * Enters an event of a payment in the books. A second event of the same kind and `mark` is a
 * Conflict, so that no event is booked twice.
 */
export function book(payment: StoredPayment, event: BookEvent, now: Date, { mark, ...facts }: Facts = {}): Write {
  const { site, member, id, reference, method, currency, priceCents, vatPercent } = payment
  const at = now.toISOString()
  const name = mark === undefined ? event : `${event}-${mark}`
  return putNew(
    keys.bookEntry(member, id, name),
    {
      site,
      member,
      payment: id,
      reference,
      at,
      event,
      method,
      currency,
      priceCents,
      vatPercent,
      cents: 0,
      credits: 0,
      ...facts,
      ...bookedOn(site, bookDay(site, now), at, `${id}#${name}`),
    },
    changed,
  )
}

/** VAT in the money of an event; null if the payment has no VAT rate. */
export const vatIn = ({ cents, vatPercent, vatCents }: BookEntry): number | null =>
  vatPercent === undefined ? null : (vatCents ?? containedVatCents(cents, vatPercent))

/**
 * Day to which the books assign an event at `now`: the date in the country's time zone, such as
 * `2026-11-23`.
 */
export const bookDay = (site: string, now: Date): string => civilDate(now, countryOf(site).timeZone)

/** Compares events by time, oldest first. */
export const byTime = (a: { at: string }, b: { at: string }): number => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)

/** All entries of a payment, oldest first. */
export async function listStory(memberId: string, paymentId: string): Promise<BookEntry[]> {
  const { items } = await list(BookEntry, keys.bookOfPayment(memberId, paymentId), { consistent: true })
  return items.sort(byTime)
}

const Booked = z.object({ PK: z.string(), SK: z.string(), dueAt: z.string() })
const batch = 100

/**
 * Page of the entries of a day, oldest first, after `cursor`; `next` is the cursor of the next page
 * or null. The index is eventually consistent, so the latest entries may be missing.
 */
export async function listBooks(site: string, day: string, cursor?: string) {
  const { items, more } = await list(
    Booked,
    { PK: bookedOn(site, day, '', '').dueJob, after: cursor, limit: batch },
    { index: 'due' },
  )
  const entries = await findEach(
    BookEntry,
    items.map(({ PK, SK }) => ({ PK, SK })),
    { consistent: true },
  )
  entries.sort(byTime)
  return { entries, next: more ? items.at(-1)!.dueAt : null }
}

/** All entries of a day, for totals and exports. */
export async function* eachOfDay(site: string, day: string): AsyncGenerator<BookEntry> {
  let cursor: string | undefined
  do {
    const { entries, next } = await listBooks(site, day, cursor)
    yield* entries
    cursor = next ?? undefined
  } while (cursor)
}

const Named = z.object({ member: z.string(), payment: z.string() })

/**
 * Reserves the reference of a new payment, by which the payment is found. Conflict if the reference
 * is taken.
 */
export const reserveReference = (payment: StoredPayment): Write =>
  putNew(
    keys.paymentReference(referenceOf(payment)),
    { member: payment.member, payment: payment.id },
    () => new Conflict('the reference is taken'),
  )

/** Makes a payment findable by the provider's id. */
export const nameProviderId = ({ member, id }: StoredPayment, providerId: string): Write =>
  put(keys.paymentReference(providerId), { member, payment: id })

/** Member and id of the payment with this reference, or with this id at the provider. */
export const findByReference = (reference: string) => find(Named, keys.paymentReference(reference))
