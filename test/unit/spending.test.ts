import { describe, expect, test } from 'vitest'
import { countries } from '#shared/countries/all.ts'
import { civilDate } from '#shared/rules/age.ts'
import { limitAt, periodAt, reachedLimit, spentSince, withLimit } from '#shared/rules/spending.ts'

const now = new Date('2026-11-25T12:00:00Z')
const hoursOn = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const limit = (cents: number | null) => ({ cents, next: null })

describe('PAY-65 the day, week and month of the country', () => {
  test.each([
    ['day', 'Europe/Amsterdam', '2026-11-25T22:59:59Z', '2026-11-24T23:00:00.000Z', '2026-11-25T23:00:00.000Z'],
    ['day', 'Europe/Amsterdam', '2026-11-25T23:00:00Z', '2026-11-25T23:00:00.000Z', '2026-11-26T23:00:00.000Z'],
    ['week', 'Europe/Amsterdam', '2026-11-29T22:59:59Z', '2026-11-22T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
    ['week', 'Europe/Amsterdam', '2026-11-29T23:00:00Z', '2026-11-29T23:00:00.000Z', '2026-12-06T23:00:00.000Z'],
    ['week', 'Europe/Amsterdam', '2026-10-25T12:00:00Z', '2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['month', 'Europe/Amsterdam', '2026-03-31T21:59:59Z', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['month', 'Europe/Amsterdam', '2026-12-31T23:00:00Z', '2026-12-31T23:00:00.000Z', '2027-01-31T23:00:00.000Z'],
    ['day', 'America/New_York', '2026-11-25T04:59:59Z', '2026-11-24T05:00:00.000Z', '2026-11-25T05:00:00.000Z'],
    ['month', 'Pacific/Auckland', '2027-01-31T11:00:00Z', '2027-01-31T11:00:00.000Z', '2027-02-28T11:00:00.000Z'],
  ] as const)('%s in %s at %s', (period, timeZone, at, startsAt, endsAt) => {
    expect(periodAt(period, new Date(at), timeZone)).toEqual({ startsAt, endsAt })
  })

  test.each(Object.values(countries))('follow one another without a gap in $code', ({ timeZone }) => {
    for (const period of ['day', 'week', 'month'] as const) {
      let at = new Date('2026-01-01T12:00:00Z')
      for (let n = 0; n < 60; n += 1) {
        const { startsAt, endsAt } = periodAt(period, at, timeZone)
        expect(startsAt <= at.toISOString() && at.toISOString() < endsAt).toBe(true)
        expect(civilDate(new Date(Date.parse(endsAt) - 1), timeZone)).not.toBe(civilDate(new Date(endsAt), timeZone))
        at = new Date(endsAt)
        expect(periodAt(period, at, timeZone).startsAt).toBe(endsAt)
      }
    }
  })
})

describe('PAY-65 a limit that the member changes', () => {
  test('a first or lower one applies at once, and 0 too', () => {
    expect(withLimit(undefined, 5000, now)).toEqual(limit(5000))
    expect(withLimit(limit(5000), 4999, now)).toEqual(limit(4999))
    expect(withLimit(limit(5000), 0, now)).toEqual(limit(0))
  })

  test.each([5001, null])('a higher one or none (%s) applies after 24 hours to the millisecond', (cents) => {
    const raised = withLimit(limit(5000), cents, now)
    expect(raised).toEqual({ cents: 5000, next: { cents, at: hoursOn(24).toISOString() } })
    expect(limitAt(raised, new Date(hoursOn(24).getTime() - 1)).cents).toBe(5000)
    expect(limitAt(raised, hoursOn(24))).toEqual(limit(cents))
  })

  test('repeating a raise keeps its start, another one begins again, and the present amount takes it back', () => {
    const raised = withLimit(limit(5000), 9000, now)
    expect(withLimit(raised, 9000, hoursOn(5))).toEqual(raised)
    expect(withLimit(raised, 9001, hoursOn(5)).next).toEqual({ cents: 9001, at: hoursOn(29).toISOString() })
    expect(withLimit(raised, 5000, hoursOn(5))).toEqual(limit(5000))
    expect(withLimit(raised, 3000, hoursOn(5))).toEqual(limit(3000))
    expect(withLimit(raised, 8000, hoursOn(24))).toEqual(limit(8000))
  })
})

describe('PAY-65 what counts', () => {
  const paid = (priceCents: number, completedAt: string, more = {}) => ({
    ...({ status: 'completed', currency: 'EUR' } as const),
    priceCents,
    completedAt,
    ...more,
  })
  const open = (priceCents: number) => ({ status: 'pending', currency: 'EUR', priceCents }) as const
  const failed = { status: 'failed', currency: 'EUR', priceCents: 100_000 } as const
  const order = { priceCents: 1000, currency: 'EUR', timeZone: 'Europe/Amsterdam', now } as const
  const today = '2026-11-25T08:00:00.000Z'
  const monday = '2026-11-23T08:00:00.000Z'
  const lastWeek = '2026-11-20T08:00:00.000Z'

  test('money returned counts back, in part and in full, and never below 0', () => {
    const payments = [
      paid(1000, today),
      paid(1000, today, { refundedCents: 400 }),
      paid(1000, today, { refundedCents: 400, chargedBackCents: 1000 }),
      failed,
      open(500),
      { ...paid(900, today), currency: 'CHF' as const },
    ]
    expect(spentSince(payments, 'EUR')).toBe(1600)
    expect(spentSince(payments, 'CHF')).toBe(900)
  })

  test('an order up to the limit fits, one cent more does not', () => {
    const fits = (cents: number) => reachedLimit({ day: limit(cents) }, [paid(500, today)], order) === null
    expect([fits(1500), fits(1499)]).toEqual([true, false])
  })

  test('the limit that frees last is named, with what is left of it and when it frees', () => {
    const limits = { day: limit(1500), week: limit(2000), month: limit(9000) }
    const payments = [paid(1000, today), paid(600, monday), paid(5000, lastWeek)]
    expect(reachedLimit(limits, payments, order)).toEqual({
      period: 'week',
      limitCents: 2000,
      leftCents: 400,
      freesAt: '2026-11-29T23:00:00.000Z',
    })
  })

  test('an open order is reserved in every period; where it or the price alone is too much, waiting does not help', () => {
    expect(reachedLimit({ month: limit(1500) }, [open(600)], order)).toMatchObject({ leftCents: 900, freesAt: null })
    expect(reachedLimit({ month: limit(999) }, [], order)).toMatchObject({ leftCents: 999, freesAt: null })
    expect(reachedLimit({ month: limit(1600) }, [open(600), failed], order)).toBeNull()
  })

  test('an ended order that may still be paid is reserved until it expires, in its own currency', () => {
    const soon = new Date(now.getTime() + 1).toISOString()
    const held = { ...failed, priceCents: 600, payableUntil: soon }
    const day = { day: limit(1500) }
    expect(reachedLimit(day, [held], order)).toMatchObject({ leftCents: 900, freesAt: soon })
    expect(reachedLimit(day, [held, paid(600, today)], order)).toMatchObject({
      leftCents: 300,
      freesAt: '2026-11-25T23:00:00.000Z',
    })
    expect(reachedLimit(day, [held, open(600)], order)).toMatchObject({ leftCents: 300, freesAt: null })
    expect(reachedLimit(day, [{ ...held, payableUntil: now.toISOString() }], order)).toBeNull()
    expect(reachedLimit(day, [{ ...held, currency: 'CHF' as const }], order)).toBeNull()
  })
})
