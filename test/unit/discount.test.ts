import { describe, expect, test } from 'vitest'
import { countries } from '#shared/countries/all.ts'
import {
  automaticDiscount,
  type Discount,
  type DiscountSituation,
  isOfferedTo,
  mayUse,
  priceWith,
  stayDiscount,
  timeBonusDiscount,
  typedDiscount,
  welcomeDiscount,
} from '#shared/rules/discount.ts'

const signupDate = '2026-03-01T12:00:00.000Z'
const secondsIn = (seconds: number) => new Date(Date.parse(signupDate) + seconds * 1000)
const member = { id: 'anna', premium: false, signupDate }
const premium = { ...member, premium: true }
const campaign = {
  code: 'SPRING',
  percentage: 30,
  minOrderCents: null,
  startsAt: '2026-03-10T00:00:00.000Z',
  endsAt: '2026-03-20T00:00:00.000Z',
}
const during = new Date('2026-03-12T12:00:00.000Z')

const situation = (more: Partial<DiscountSituation> = {}): DiscountSituation => ({
  member,
  country: countries.NL,
  spent: new Set(),
  now: secondsIn(60),
  ...more,
})
const inCampaign = (more: Partial<DiscountSituation> = {}) =>
  situation({ country: { ...countries.NL, welcomeCampaign: campaign }, now: during, ...more })

const code: Discount = {
  code: 'TEN',
  percentage: 10,
  status: 'active',
  validity: 'once-per-user',
  country: null,
  userId: null,
  expires: null,
  currency: null,
  minOrderCents: null,
  paymentMethods: null,
}
const [small, , large] = countries.NL.bundles
const ten = (more: Partial<Discount>) => typedDiscount('TEN', { ...code, ...more }, situation())

describe('time bonus', () => {
  test("PAY-42 exists until 14399 s after the server's time of sign-up, not from 14400 s on", () => {
    expect(timeBonusDiscount(member, secondsIn(0))).not.toBeNull()
    expect(timeBonusDiscount(member, secondsIn(14_399))).not.toBeNull()
    expect(timeBonusDiscount(member, secondsIn(14_400))).toBeNull()
  })

  test('PAY-41 is not for a member who has paid', () => {
    expect(timeBonusDiscount(premium, secondsIn(0))).toBeNull()
  })

  test('PAY-64 a member whose only purchase was refunded gets neither the time bonus nor the welcome code', () => {
    const refunded = { ...member, purchases: 0 }
    expect(timeBonusDiscount(refunded, secondsIn(0))).toBeNull()
    expect(welcomeDiscount(inCampaign({ member: refunded }))).toBeNull()
    expect(typedDiscount('TIMEBONUS25', undefined, situation({ member: refunded }))).toBe('code_not_applicable')
  })

  test('PAY-50 TRAP-05 takes off 25% with code TIMEBONUS25 and has its exact end', () => {
    const bonus = automaticDiscount(situation())
    expect(bonus).toMatchObject({ code: 'TIMEBONUS25', percentage: 25, expires: secondsIn(14_400).toISOString() })
    expect(countries.NL.bundles.map((bundle) => priceWith(bonus, bundle))).toEqual([749, 1499, 3374, 7499])
  })

  test('TRAP-07 typed as a code, it applies by the same rule and only once', () => {
    expect(typedDiscount('TIMEBONUS25', undefined, situation())).toMatchObject({ percentage: 25 })
    expect(typedDiscount('TIMEBONUS25', undefined, situation({ now: secondsIn(14_400) }))).toBe('code_not_applicable')
    expect(typedDiscount('TIMEBONUS25', undefined, situation({ member: premium }))).toBe('code_not_applicable')
    const spent = new Set(['TIMEBONUS25'])
    expect(typedDiscount('TIMEBONUS25', undefined, situation({ spent }))).toBe('code_already_used')
    expect(automaticDiscount(situation({ spent }))).toBeNull()
  })

  test('TRAP-07 a stored code with the name of the time bonus has no effect', () => {
    const stored = { ...code, code: 'TIMEBONUS25', percentage: 90 }
    expect(typedDiscount('TIMEBONUS25', stored, situation())).toMatchObject({ percentage: 25 })
    expect(typedDiscount('TIMEBONUS25', stored, situation({ now: secondsIn(14_400) }))).toBe('code_not_applicable')
  })
})

describe('PAY-36 the active discount for each combination of time bonus and welcome code', () => {
  const bonusNow = { ...member, signupDate: '2026-03-12T11:00:00.000Z' }
  test.each([
    ['time bonus and welcome code', inCampaign({ member: bonusNow }), 'TIMEBONUS25'],
    ['time bonus only', situation(), 'TIMEBONUS25'],
    ['welcome code only', inCampaign(), 'SPRING'],
    // A direct debit that is still unpaid uses the bonus, so the next order has the full price.
    [
      'time bonus in use, and welcome code',
      inCampaign({ member: bonusNow, spent: new Set(['TIMEBONUS25']) }),
      undefined,
    ],
    ['neither', situation({ now: secondsIn(14_400) }), undefined],
  ])('%s', (_, situation, expected) => {
    expect(automaticDiscount(situation)?.code).toBe(expected)
  })
})

describe('welcome code', () => {
  test('OPEN-56 no country has a campaign by default', () => {
    expect(Object.values(countries).map(({ welcomeCampaign }) => welcomeCampaign)).toEqual(Array(15).fill(null))
    expect(welcomeDiscount(situation())).toBeNull()
  })

  test('OPEN-15 has the percentage and the minimum order value of the campaign', () => {
    const country = { ...countries.NL, welcomeCampaign: { ...campaign, minOrderCents: large!.priceCents } }
    const discount = automaticDiscount(inCampaign({ country }))!
    expect(priceWith(discount, small!)).toBe(999)
    expect(priceWith(discount, large!)).toBe(3149)
  })

  test('TRAP-06 does not follow a time bonus that ended during the campaign', () => {
    const joined = { ...member, signupDate: '2026-03-12T08:00:00.000Z' }
    const bonusEnd = new Date('2026-03-12T12:00:00.000Z')
    const before = new Date(bonusEnd.getTime() - 1)
    expect(automaticDiscount(inCampaign({ member: joined, now: before }))?.code).toBe('TIMEBONUS25')
    expect(automaticDiscount(inCampaign({ member: joined, now: bonusEnd }))).toBeNull()
    expect(typedDiscount('SPRING', undefined, inCampaign({ member: joined, now: bonusEnd }))).toBe(
      'code_not_applicable',
    )
  })

  test('PAY-29 TRAP-09 applies once, to a member who never paid, with its own percentage and exact end', () => {
    expect(welcomeDiscount(inCampaign())).toMatchObject({ percentage: 30, expires: campaign.endsAt })
    expect(welcomeDiscount(inCampaign({ member: premium }))).toBeNull()
    expect(welcomeDiscount(inCampaign({ now: new Date(campaign.endsAt) }))).toBeNull()
    expect(welcomeDiscount(inCampaign({ now: new Date(Date.parse(campaign.startsAt) - 1) }))).toBeNull()
    expect(automaticDiscount(inCampaign({ spent: new Set(['SPRING']) }))).toBeNull()
  })
})

describe('typed code', () => {
  test('PAY-32 is refused when unknown', () => {
    expect(typedDiscount('NOPE', undefined, situation())).toBe('code_not_found')
  })

  test('PAY-33 is refused when used before and limited to once per user', () => {
    const spent = new Set(['TEN'])
    expect(typedDiscount('TEN', code, situation({ spent }))).toBe('code_already_used')
    expect(typedDiscount('TEN', { ...code, validity: 'unlimited' }, situation({ spent }))).toMatchObject({
      code: 'TEN',
    })
  })

  test('OPEN-55 TRAP-06 replaces the time bonus and does not combine with it', () => {
    const typed = ten({})
    expect(typed).toEqual(code)
    expect(priceWith(typed as Discount, small!)).toBe(899)
  })

  test.each([
    ['status', { status: 'inactive' as const }],
    ['country', { country: 'DE' }],
    ['user', { userId: 'bram' }],
    ['currency', { currency: 'PLN' as const }],
    ['expiry', { expires: secondsIn(60).toISOString() }],
  ])('PAY-38 is refused outside its limit: %s', (_, limit) => {
    expect(ten(limit)).toBe('code_not_applicable')
  })

  test('PAY-38 TRAP-08 applies within all its limits, and null means no limit', () => {
    const met = {
      country: 'NL',
      userId: 'anna',
      currency: 'EUR',
      expires: secondsIn(61).toISOString(),
      minOrderCents: 999,
      paymentMethods: ['ideal'],
    } as const
    const discount = ten(met)
    expect(discount).toEqual({ ...code, ...met })
    expect(mayUse(discount as Discount, small!, 'ideal')).toBe(true)
    expect(mayUse(code, small!, 'paypal')).toBe(true)
  })

  test('PAY-38 applies with its payment methods only', () => {
    expect(mayUse({ ...code, paymentMethods: ['ideal'] }, small!, 'paypal')).toBe(false)
  })

  test('PAY-38 compares the minimum order value with the full price', () => {
    const limited = { ...code, minOrderCents: 4499 }
    expect([small!, large!].map((bundle) => mayUse(limited, bundle, 'ideal'))).toEqual([false, true])
    expect([small!, large!].map((bundle) => priceWith(limited, bundle))).toEqual([999, 4049])
  })
})

describe('ACC-52 OPEN-57 the discount below the delete-account button', () => {
  const offered = (more: Partial<DiscountSituation> = {}) =>
    situation({ country: { ...countries.NL, deleteDiscount: 20 }, ...more })

  test('exists only where the country has set a percentage', () => {
    expect(stayDiscount(situation())).toBeNull()
    expect(Object.values(countries).map(({ deleteDiscount }) => deleteDiscount)).toEqual(Array(15).fill(0))
    expect(stayDiscount(offered())).toMatchObject({ code: 'STAY', percentage: 20, expires: null })
  })

  test('applies once when its code is typed, also for a member who paid', () => {
    expect(typedDiscount('STAY', undefined, offered({ member: premium }))).toMatchObject({ percentage: 20 })
    expect(typedDiscount('STAY', undefined, offered({ spent: new Set(['STAY']) }))).toBe('code_already_used')
    expect(typedDiscount('STAY', undefined, situation())).toBe('code_not_found')
  })

  test('never applies without its code', () => {
    expect(automaticDiscount(offered({ member: premium }))).toBeNull()
  })
})

test("the codes that the site itself offers are the time bonus, STAY and the campaign's", () => {
  const offered = (one: DiscountSituation) => ['TIMEBONUS25', 'STAY', 'SPRING', 'TEN'].map((it) => isOfferedTo(it, one))
  expect(offered(inCampaign())).toEqual([true, true, true, false])
  expect(offered(situation())).toEqual([true, true, false, false])
})
