import { expect, test } from 'vitest'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import { addMember, bram } from '#test/support/people.ts'
import { signUp } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

// The stream is paused, because the matches must not depend on any reaction.
const stack = openStack({ countries: ['NL'], streamPauseMs: 600_000 })
const assen = { region: 'NL-DR', city: 'Assen' }
const middelburg = { region: 'NL-ZE', city: 'Middelburg' }

test('SEARCH-21 SEARCH-24 the matches of signup are found near the new member at once', async () => {
  const born = { birthDate: '1990-01-01' }
  await bram(stack, { ...born, ...assen, name: 'Dichtbij' })
  await bram(stack, { ...born, ...middelburg, name: 'Ver' })
  const newcomer = await signUp(stack, {
    gender: 'female',
    wanted_gender: 'male',
    date_of_birth: '1990-05-05',
    ...assen,
  })
  const { results } = await newcomer.call(members.matches)
  expect(results.map(({ name, reasons }) => [name, reasons.some(({ kind }) => kind === 'near')])).toEqual([
    ['Dichtbij', true],
    ['Ver', false],
  ])
})

test('SEARCH-25 a member searches from a town, and is found near it, as soon as they chose it', async () => {
  const member = await addMember(stack, { ...assen, city: null })
  const other = await bram(stack, { ...middelburg })
  const search = (who: typeof member, gender: string) =>
    who.call(members.search, { query: { gender, distance: '10' } as never })
  expect(await search(member, 'male')).toMatchObject({ hasPlace: false, filters: { distance: null } })

  await member.call(profile.change, { body: middelburg })
  const found = await search(member, 'male')
  expect(found).toMatchObject({ hasPlace: true, filters: { distance: 10 } })
  expect(found.results.map(({ id }) => id)).toContain(other.id)
  expect((await search(other, 'female')).results.map(({ id }) => id)).toContain(member.id)

  await member.call(profile.change, { body: { city: null } })
  expect(await search(member, 'male')).toMatchObject({ hasPlace: false, filters: { distance: null } })
  expect((await search(other, 'female')).results.map(({ id }) => id)).not.toContain(member.id)
})
