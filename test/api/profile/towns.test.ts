import { describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as profile from '#shared/contract/profile.ts'
import { anna } from '#test/support/people.ts'
import { signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })

test('PROF-27 a visitor finds a town and its region despite a typing error', async () => {
  const { towns } = await stack.visitor().call(profile.towns, { query: { country: 'NL', text: 'Rotterdm' } })
  expect(towns[0]).toEqual({ name: 'Rotterdam', region: 'NL-ZH', region_name: 'Zuid-Holland' })
  expect((await stack.visitor().call(profile.towns, { query: { country: 'PL', text: 'Warszawa' } })).towns).toEqual([])
  expect((await stack.visitor().call(profile.towns, { query: { country: 'xx', text: 'Utrecht' } })).towns).toEqual([])
})

test('PROF-27 signup and profile accept only known towns of the country', async () => {
  await expectRefusal(signUp(stack, { region: 'NL-ZH', city: 'Rotterdm' }), 'unknown_town')
  await expectRefusal(signUp(stack, { region: 'NL-ZH', city: 'Antwerpen' }), 'unknown_town')
  await signUp(stack, { region: 'NL-ZH', city: 'Rotterdam' })
  const a = await anna(stack)
  const move = (place: object) => a.call(profile.change, { body: { country: 'NL', ...place } })
  await expectRefusal(move({ region: 'NL-ZH', city: 'Rotterdm' }), 'unknown_town')
  await expectRefusal(move({ region: 'NL-ZH', city: 'Antwerpen' }), 'unknown_town')
  expect((await move({ region: 'NL-ZH', city: 'Rotterdam' })).profile).toMatchObject({ city: 'Rotterdam' })
  expect((await move({ region: 'NL-ZH', city: null })).profile).toMatchObject({ city: null })
})

test('PROF-27 the step of signup with the place refuses what the end would refuse', async () => {
  const check = (place: object) => stranger(stack).call(account.checkSignup, { body: place })
  await expectRefusal(check({ country: 'NL', region: 'NL-ZH', city: 'Rotterdm' }), 'unknown_town')
  await expectRefusal(check({ country: 'NL', region: 'NL-GR', city: 'Utrecht' }), 'unknown_town')
  await expectRefusal(check({ country: 'NL', region: 'NL-XX', city: 'Utrecht' }), 'unknown_region')
  await expectRefusal(check({ country: 'BE', region: 'NL-UT', city: 'Utrecht' }), 'unknown_region')
  await expectRefusal(check({ region: 'NL-UT' }), 'unknown_region')
  await check({ country: 'NL', region: 'NL-UT' })
  await check({ country: 'NL', region: 'NL-UT', city: 'Utrecht' })
  await check({ name: 'Kim88' })
})

test('PROF-27 a member who stored an unknown town before the list existed keeps it', async () => {
  const a = await anna(stack, { city: 'Buurtschap Ergens' })
  const { profile: shown } = await a.call(profile.change, {
    body: { about: 'Hoi', country: 'NL', region: 'NL-UT', city: 'Buurtschap Ergens' },
  })
  expect(shown).toMatchObject({ about: 'Hoi', city: 'Buurtschap Ergens' })
  expect((await a.call(profile.change, { body: { region: 'NL-ZH' } })).profile).toMatchObject({ region: 'NL-ZH' })
  await expectRefusal(a.call(profile.change, { body: { city: 'Buurtschap Elders' } }), 'unknown_town')
})

describe('PROF-27 town and region never contradict each other', () => {
  test('at signup', async () => {
    await expectRefusal(signUp(stack, { region: 'NL-GR', city: 'Utrecht' }), 'unknown_town')
    await signUp(stack, { region: 'NL-UT', city: 'Utrecht' })
  })

  test('in a change of both, or of the town alone', async () => {
    const a = await anna(stack, { region: 'NL-UT', city: 'Utrecht' })
    const change = (body: object) => a.call(profile.change, { body })
    await expectRefusal(change({ region: 'NL-GR', city: 'Utrecht' }), 'unknown_town')
    await expectRefusal(change({ city: 'Groningen' }), 'unknown_town')
    const { profile: moved } = await change({ region: 'NL-GR', city: 'Groningen' })
    expect(moved).toMatchObject({ region: 'NL-GR', city: 'Groningen' })
  })

  test('in a change of the region alone, which empties the town', async () => {
    const a = await anna(stack, { region: 'NL-UT', city: 'Utrecht' })
    const change = (body: object) => a.call(profile.change, { body })
    expect((await change({ region: 'NL-UT' })).profile).toMatchObject({ city: 'Utrecht' })
    expect((await change({ region: 'NL-GR' })).profile).toMatchObject({ region: 'NL-GR', city: null })
  })

  test('in a change of the country, for an unknown town too', async () => {
    const a = await anna(stack, { region: 'NL-UT', city: 'Buurtschap Ergens' })
    const change = (body: object) => a.call(profile.change, { body })
    const there = { country: 'BE', region: 'BE-VAN' }
    await expectRefusal(change({ ...there, city: 'Buurtschap Ergens' }), 'unknown_town')
    expect((await change(there)).profile).toMatchObject({ ...there, city: null })
  })
})

test('PROF-27 requests for towns are limited, so that nobody can copy the list', async () => {
  const a = await anna(stack)
  const ask = () => a.call(profile.towns, { query: { country: 'NL', text: 'Ut' } })
  for (let round = 0; round < 30; round++) await Promise.all(Array.from({ length: 10 }, ask))
  await expectRefusal(ask(), 'too_many_requests')
})
