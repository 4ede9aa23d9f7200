import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addApprovedPhotos, approvedPhoto } from '#functions/stores/photos/album.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import * as site from '#shared/contract/site.ts'
import {
  bodyTypes,
  eyeColours,
  hairColours,
  type ProfileFacts,
  relationshipStatuses,
  sexInterests,
  sexualities,
  signupReasons,
  tattooAmounts,
} from '#shared/model/profile.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()

type Change = Parameters<typeof change>[1]
const change = (who: Visitor, body: (typeof profile.change.body)['_zod']['input']) => who.call(profile.change, { body })

const stored = (key: Key) => find(z.looseObject({}), key, { consistent: true })
const current = async (who: Visitor) => (await who.call(account.current)).profile
const see = (who: Visitor, { id }: { id: string }) => who.call(members.profile, { query: { id } })

const facts: { [Name in keyof ProfileFacts]: readonly NonNullable<ProfileFacts[Name]>[] } = {
  reason: signupReasons,
  relationship: relationshipStatuses,
  body: bodyTypes,
  hair: hairColours,
  eyes: eyeColours,
  tattoos: tattooAmounts,
  sexuality: sexualities,
}

afterEach(() => void stack.clock.reset())

describe('own profile data', () => {
  test('PROF-01 PROF-12 each field is stored; an absent field stays, and null or an empty line clears it', async () => {
    const a = await anna(stack)
    const told = {
      reason: 'dating',
      hair: 'dark blond',
      eyes: 'hazel',
      body: 'slim',
      relationship: 'divorced',
      tattoos: 'small',
      wanted_gender: 'female',
      city: 'Zeist',
      about: 'Ik kook graag.\nEn ik zing.',
      interests: ['bbq', 'wine', 'bbq'],
    } as const
    const answer = await change(a, { ...told, interests: [...told.interests] } as Change)
    const kept = { ...told, interests: ['bbq', 'wine'] }
    expect(answer.profile).toMatchObject(kept)
    expect(await current(a)).toEqual(answer.profile)

    await change(a, { hair: 'red' })
    expect(await current(a)).toMatchObject({ ...kept, hair: 'red' })
    await change(a, {})
    expect(await current(a)).toMatchObject({ ...kept, hair: 'red' })

    await change(a, { hair: null, reason: null, about: '  ', city: '', interests: [] })
    expect(await current(a)).toMatchObject({
      ...kept,
      hair: null,
      reason: null,
      about: null,
      city: null,
      interests: [],
    })
    expect((await see(await bram(stack), a)).city).toBeNull()
  })

  test('PROF-04 PROF-05 PROF-06 PROF-07 PROF-08 PROF-09 OPEN-01 OPEN-25 OPEN-26 TRAP-75 every value is accepted, in varying combinations', async () => {
    const a = await anna(stack)
    await change(a, { sensitive_consent: true })
    const most = Math.max(...Object.values(facts).map(({ length }) => length))
    for (let row = 0; row < most; row++) {
      // Each value is combined with varying values of the other facts.
      const told = Object.fromEntries(
        Object.entries(facts).map(([name, values], step) => [name, values[(row * (step + 1)) % values.length]]),
      ) as Change
      expect((await change(a, told)).profile).toMatchObject(told)
    }
    for (const [name, values] of Object.entries(facts))
      for (const value of values) expect((await change(a, { [name]: value })).profile).toMatchObject({ [name]: value })
    const man = await bram(stack)
    for (const who of [a, man])
      for (const sexuality of sexualities)
        expect((await change(who, { sensitive_consent: true, sexuality })).profile).toMatchObject({ sexuality })
  })

  test('PROF-04 PROF-10 any other value is refused, and nothing is stored', async () => {
    const a = await anna(stack)
    const before = await current(a)
    for (const wrong of [
      ...[{ wanted_gender: 'other' }, { hair: 'groen' }, { eyes: '' }, { body: 'thin' }, { interests: ['koken'] }],
      ...[{ interests: 'bbq' }, { city: 'x'.repeat(61) }, { sensitive_consent: 'ja' }, { about: 5 }, []],
    ])
      await expectRefusal(
        change(a, (Array.isArray(wrong) ? wrong : { about: 'Hoi', ...wrong }) as never),
        'invalid_input',
      )
    expect(await current(a)).toEqual(before)
    // The call ignores name, gender and date of birth, as members cannot change them.
    await change(a, {
      name: 'Iemand',
      gender: 'male',
      date_of_birth: '1999-01-01',
      age: 20,
      status: 'disabled',
    } as never)
    expect(await current(a)).toEqual(before)
  })

  test('OPEN-05 a story may have 1000 visible characters, with an emoji counting as one', async () => {
    const a = await anna(stack)
    const family = '👨‍👩‍👧‍👦'
    for (const about of ['x'.repeat(1000), family.repeat(700) + 'é'.repeat(300), 'e\u0301'.repeat(1000)])
      expect((await change(a, { about })).profile.about).toBe(about)
    for (const about of ['x'.repeat(1001), `${family.repeat(700)}${'x'.repeat(301)}`, 'x'.repeat(9000)])
      await expectRefusal(change(a, { about }), 'about_too_long')
  })

  test('API-15 TRAP-40 the region must be in the country, and the country one of the site', async () => {
    const a = await anna(stack)
    for (const place of [
      ...[{ region: 'BE-VAN' }, { country: 'BE' }, { country: 'BE', region: 'NL-UT' }, { region: 'NL-XX' }],
      ...[{ region: 'toString' }, { country: 'FR', region: 'FR-IDF' }, { country: 'XX', region: 'XX-A' }],
    ])
      await expectRefusal(change(a, place), 'unknown_region')
    expect(await current(a)).toMatchObject({ country: 'NL', region: 'NL-UT' })
    const moved = { country: 'BE', region: 'BE-VAN', city: 'Antwerpen' }
    expect((await change(a, moved)).profile).toMatchObject(moved)
    expect((await change(a, { region: 'BE-VLI' })).profile).toMatchObject({ country: 'BE', region: 'BE-VLI' })
  })

  test('PROF-03 ACC-26 changes are accepted before the address is confirmed, while the profile is disabled, but not without a session', async () => {
    const newcomer = await signUp(stack)
    expect((await change(newcomer, { hair: 'gray' })).profile).toMatchObject({ hair: 'gray', status: 'disabled' })
    await expectRefusal(change(stranger(stack), { hair: 'gray' }), 'authentication_required')
  })

  test('PROF-02 TRAP-65 TRAP-66 the owner sees their date of birth and a waiting photo, and others see neither', async () => {
    const [a, b] = [await anna(stack, { birthDate: '1991-05-06' }), await bram(stack)]
    const photo = { ...approvedPhoto(newId(), stack.clock.now()), status: 'pending', stage: 'waiting' } as const
    await commit(addApprovedPhotos(a.id, [photo]))
    const own = (await change(a, { about: 'Hoi' })).profile
    expect(own).toMatchObject({ date_of_birth: '1991-05-06', main_image: { status: 'pending' } })
    const shown = await see(b, a)
    expect(shown.main_image).toBeNull()
    expect(JSON.stringify(shown)).not.toContain('1991-05-06')
    expect(shown.age).toBe(own.age)
    const without = await current(b)
    expect(without.main_image).toBeNull()
  })
})

describe('consent to store sensitive data', () => {
  test('TRAP-23 is required for sexuality, politics and interests about sex', async () => {
    const a = await anna(stack)
    for (const told of [
      ...[{ sexuality: 'bi' }, { interests: ['politics'] }, { interests: ['tea', 'bdsm'] }],
      ...sexInterests.map((tag) => ({ interests: [tag] })),
      ...[
        { sensitive_consent: false, sexuality: 'bi' },
        { hair: 'red', sexuality: 'gay' },
      ],
    ])
      await expectRefusal(change(a, told as never), 'sensitive_consent_required')
    expect(await current(a)).toMatchObject({ sexuality: null, interests: [], hair: null, sensitive_consent: false })
    // Unset and cleared fields need no consent.
    expect((await change(a, { sexuality: null, interests: ['tea'] })).profile.interests).toEqual(['tea'])
  })

  test('TRAP-23 may come with the data, and is stored with its time and wording', async () => {
    const at = new Date('2027-03-04T05:06:07Z')
    stack.clock.set(at)
    const a = await anna(stack)
    const told = { sexuality: 'lesbian', interests: ['tea', 'roleplay', 'politics'] } as const
    const answer = await change(a, { sensitive_consent: true, ...told, interests: [...told.interests] })
    expect(answer.profile).toMatchObject({ ...told, sensitive_consent: true })
    expect(await stored(keys.profile(a.id))).toMatchObject({
      sensitiveConsentAt: expect.stringMatching(/^2027-03-04T05:06:0/),
      sensitiveConsentVersion: expect.stringMatching(/^\d{4}-\d{2}$/),
    })
    expect((await change(a, { sexuality: 'bi' })).profile).toMatchObject({ sexuality: 'bi', sensitive_consent: true })
    // Others see the data, but not the consent.
    expect(JSON.stringify(await see(await bram(stack), a))).not.toMatch(/consent/i)
  })

  test('TRAP-23 clears exactly the sensitive data in the same write when it is withdrawn', async () => {
    const a = await anna(stack)
    const interests = ['tea', 'roleplay', 'politics', 'wine'] as const
    await change(a, { sensitive_consent: true, sexuality: 'bi', interests: [...interests], hair: 'red' })
    const answer = await change(a, { sensitive_consent: false })
    const left = { sexuality: null, interests: ['tea', 'wine'], hair: 'red', sensitive_consent: false }
    expect(answer.profile).toMatchObject(left)
    expect(await current(a)).toMatchObject(left)
    expect(Object.keys((await stored(keys.profile(a.id)))!).join()).not.toMatch(/sensitive/)
    await expectRefusal(change(a, { sexuality: 'bi' }), 'sensitive_consent_required')
  })

  test('TRAP-23 withdrawn in parallel with sensitive changes leaves no sensitive data', async () => {
    for (let round = 0; round < 6; round++) {
      const a = await anna(stack)
      await change(a, { sensitive_consent: true, sexuality: 'bi' })
      await Promise.allSettled([
        change(a, { sexuality: 'gay' }),
        change(a, { sensitive_consent: false }),
        change(a, { interests: ['politics', 'tea'] }),
      ])
      const now = await current(a)
      expect(now).toMatchObject({ sensitive_consent: false, sexuality: null })
      expect(now.interests).not.toContain('politics')
    }
  })

  test('OPEN-27 keeps only interests that the country offers', () =>
    withCountry('NL', { interests: ['tea', 'wine'] }, async () => {
      const a = await anna(stack)
      await change(a, { interests: ['wine', 'bbq'] })
      expect((await current(a)).interests).toEqual(['wine'])
      const newcomer = await signUp(stack, { interests: ['bbq', 'tea'] })
      expect((await current(newcomer)).interests).toEqual(['tea'])
    }))

  test('PROF-10 OPEN-27 API-16 the list of interests has sex-related ones for confirmed members only', async () => {
    const tags = async (who: Visitor) => (await who.call(site.interests)).interests.map(({ tag }) => tag)
    expect(await tags(await anna(stack))).toEqual(expect.arrayContaining([...sexInterests, 'tea']))
    for (const who of [stranger(stack), await anna(stack, { status: 'not_confirmed' })]) {
      const shown = await tags(who)
      expect(shown).toHaveLength(38)
      for (const tag of sexInterests) expect(shown).not.toContain(tag)
    }
  })
})

describe('parallel changes of a profile', () => {
  test('PROF-12 are both kept for different fields', async () => {
    for (let round = 0; round < 5; round++) {
      const a = await anna(stack)
      await Promise.all([
        change(a, { hair: 'red' }),
        change(a, { eyes: 'green' }),
        change(a, { about: 'Hoi' }),
        change(a, { interests: ['tea'] }),
        change(a, { city: 'Zeist' }),
      ])
      const expected = { hair: 'red', eyes: 'green', about: 'Hoi', interests: ['tea'], city: 'Zeist' }
      expect(await current(a)).toMatchObject(expected)
      expect(await stored(keys.card(a.id))).toMatchObject({ r: 'NL-UT', c: 'Zeist' })
    }
  })

  test('PROF-12 TRAP-37 are all accepted when twelve concern the same field', async () => {
    const a = await anna(stack)
    const towns = [
      'Amersfoort',
      'Baarn',
      'Bunschoten',
      'De Bilt',
      'Doorn',
      'Maarssen',
      'Nieuwegein',
      'Rhenen',
      'Soest',
      'Veenendaal',
      'Woerden',
      'Zeist',
    ]
    await Promise.all(towns.map((city) => change(a, { city })))
    const { city } = await current(a)
    expect(towns).toContain(city)
    expect(await stored(keys.card(a.id))).toMatchObject({ c: city })
  })

  test('TRAP-40 leave a consistent country and region, whichever wins', async () => {
    for (let round = 0; round < 5; round++) {
      const a = await anna(stack)
      await Promise.allSettled([
        change(a, { country: 'BE', region: 'BE-VAN' }),
        change(a, { region: 'NL-GE' }),
        change(a, { country: 'DE', region: 'DE-BE' }),
      ])
      const { country, region } = await current(a)
      expect(region.slice(0, 2)).toBe(country)
      expect(await stored(keys.card(a.id))).toMatchObject({ r: region, sr: expect.stringContaining(region) })
    }
  })

  test('SEARCH-15 leave the card in the right place when the member moves and switches invisible mode', async () => {
    for (let round = 0; round < 6; round++) {
      const a = await anna(stack, { invisible: round % 2 === 1 })
      await Promise.all([
        change(a, { region: 'NL-DR' }),
        a.call(account.change, { body: { invisible: round % 2 === 0 } }),
      ])
      await stack.settle()
      const card = await stored(keys.card(a.id))
      expect(card).toMatchObject({ r: 'NL-DR' })
      if (round % 2 === 0) expect(card).not.toHaveProperty('sc')
      else expect(card).toMatchObject({ sr: expect.stringMatching(/^NL-DR\|/), sc: expect.stringMatching(/^NL\|/) })
    }
  })
})

describe('changes of a profile in search and lists', () => {
  const search = async (who: Member, countryregion: string, country = 'NL') => {
    await stack.settle()
    const query = { gender: 'female', country, countryregion } as const
    const { results, numResults } = await who.call(members.search, { query })
    return { ids: results.map(({ id }) => id), total: numResults, results }
  }

  test('SEARCH-05 SEARCH-09 a new region moves the member in search and totals, at the same position by activity', async () => {
    const [a, b] = [await anna(stack, { region: 'NL-FL', city: 'Almere' }), await bram(stack)]
    const before = await stored(keys.card(a.id))
    expect((await search(b, 'NL-FL')).ids).toEqual([a.id])
    await change(a, { region: 'NL-ZE', city: null })
    expect(await search(b, 'NL-FL')).toMatchObject({ ids: [], total: 0 })
    const found = await search(b, 'NL-ZE')
    expect(found).toMatchObject({ ids: [a.id], total: 1 })
    expect(found.results[0]).toMatchObject({ region: 'NL-ZE', city: null })
    expect((await stored(keys.card(a.id)))!.at).toBe(before!.at)

    await change(a, { country: 'BE', region: 'BE-WLX', city: 'Arlon' })
    expect(await search(b, 'NL-ZE')).toMatchObject({ ids: [], total: 0 })
    expect(await search(b, 'BE-WLX', 'BE')).toMatchObject({ ids: [a.id], total: 1 })
  })

  test('SEARCH-15 ACC-26 an invisible or unconfirmed member moves as well, and stays hidden', async () => {
    const b = await bram(stack)
    for (const hidden of [{ invisible: true }, { status: 'not_confirmed' as const }]) {
      const a = await anna(stack, { region: 'NL-FL', ...hidden })
      await change(a, { region: 'NL-LI' })
      expect(await search(b, 'NL-LI')).toMatchObject({ ids: [], total: 0 })
      if (hidden.invisible) {
        await a.call(account.change, { body: { invisible: false } })
        expect((await search(b, 'NL-LI')).ids).toEqual([a.id])
        await a.call(account.change, { body: { invisible: true } })
      }
    }
  })

  test('LIKE-01 copies of the card are updated', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await a.call(likes.like, { body: { id: b.id } })
    await change(a, { region: 'NL-GR', city: 'Haren' })
    await stack.settle()
    const { liked_by } = await b.call(likes.list)
    expect(liked_by.map(({ profile: card }) => card)).toMatchObject([{ id: a.id, region: 'NL-GR', city: 'Haren' }])
  })
})
