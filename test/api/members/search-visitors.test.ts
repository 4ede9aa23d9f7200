import { beforeAll, describe, expect, test } from 'vitest'
import * as members from '#shared/contract/members.ts'
import type { Country } from '#shared/countries/country.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { withCountry } from '#test/support/country.ts'
import { addMember, anna, type Member } from '#test/support/people.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

/** Filters that only members may use. */
const all = { distance: 10, active: '1', new: '1', photo: '1', interests: 'hiking' } as const
const stack = openStack()
type Access = Country['loggedOutSearch']

const women: Member[] = []
beforeAll(async () => {
  for (let n = 0; n < 30; n++)
    women.push(
      await addMember(stack, {
        region: n < 26 ? 'NL-UT' : 'NL-DR',
        birthDate: `${1960 + n}-05-05`,
        photo: 'hoofdfoto',
      }),
    )
  await stack.settle()
})

const search = (query: Record<string, string | number> = {}) =>
  stranger(stack).call(members.search, { query: { gender: 'female', ...query } as never })
const under = (loggedOutSearch: Access, loggedOutSearchTrafficsource: Access, run: () => Promise<void>) =>
  withCountry('NL', { loggedOutSearch, loggedOutSearchTrafficsource }, run)
const source = { network: 'partner' }

describe('search by a visitor without an account', () => {
  const accesses = ['off', 'limited', 'full'] as const
  const matrix = accesses.flatMap((plain) => accesses.map((sourced) => ({ plain, sourced })))

  test.each(matrix)(
    'SEARCH-14 ROLE-01 OPEN-30 TRAP-72 has access "$plain" without a traffic source, and "$sourced" with one, as set',
    ({ plain, sourced }) =>
      under(plain, sourced, async () => {
        for (const [access, query] of [
          [plain, {}],
          [plain, { network: '', ref: '' }],
          [sourced, source],
          [sourced, { ref: 'vriend' }],
        ] as const) {
          if (access === 'off') {
            await expectRefusal(search(query), 'authentication_required')
            continue
          }
          const { results, next, numResults } = await search(query)
          expect(results).toHaveLength(access === 'full' ? pageSize.search : pageSize.loggedOutSearch)
          expect(next === null).toBe(access !== 'full')
          expect(numResults).toBe(30)
        }
      }),
  )

  test('OPEN-30 with limited access has one page, and no filters but gender and country', () =>
    under('limited', 'limited', async () => {
      const { filters, results } = await search({ countryregion: 'NL-DR', min_age: 30, max_age: 40 })
      expect(filters).toMatchObject({ gender: 'female', country: 'NL', countryregion: null, min_age: 18, max_age: 99 })
      expect(results).toHaveLength(pageSize.loggedOutSearch)

      const member = await anna(stack, { region: 'NL-ZE' })
      await stack.settle()
      const { next } = await member.call(members.search, { query: { gender: 'female', min_age: 18 } })
      // No cursor is valid for a visitor, not even a cursor issued to a member.
      await expectRefusal(search({ cursor: next! }), 'invalid_input')
    }))

  test('OPEN-30 with full access has the filters and pages of a member', () =>
    under('full', 'off', async () => {
      const { results, filters } = await search({ countryregion: 'NL-DR' })
      expect(filters.countryregion).toBe('NL-DR')
      expect(results).toHaveLength(4)
      const first = await search({ country: 'NL' })
      const second = await search({ country: 'NL', cursor: first.next! })
      expect(second.results.map(({ id }) => id)).not.toContain(first.results[0]!.id)
    }))

  test('SEARCH-25 PRIV-01 ignores the filters of members, which would reveal interests and presence', () =>
    under('full', 'full', async () => {
      const plain = await search({ country: 'NL' })
      const asked = await search({ country: 'NL', ...all })
      expect({ ...asked, next: null }).toEqual({ ...plain, next: null })
      expect(plain).toMatchObject({ hasPlace: false, filters: { distance: null, active: false, interests: [] } })
    }))

  test('ROLE-01 does not limit the search of members', () =>
    under('off', 'off', async () => {
      const member = await anna(stack, { region: 'NL-ZE' })
      expect((await member.call(members.search, { query: { gender: 'female', min_age: 18 } })).results).toHaveLength(24)
    }))

  test('TRAP-66 reveals no date of birth and no mail address', () =>
    under('full', 'full', async () => {
      const text = JSON.stringify(await search())
      for (const { email, card } of women) {
        expect(text).not.toContain(email)
        expect(text).not.toContain(card.b)
      }
    }))
})

describe('a profile viewed without an account', () => {
  test('OPEN-30 SEARCH-14 is refused with access off and shown otherwise, by separate settings with and without a traffic source', async () => {
    const { id } = women[0]!
    const see = (query = {}) => stranger(stack).call(members.profile, { query: { id, ...query } })
    await under('off', 'limited', async () => {
      await expectRefusal(see(), 'authentication_required')
      expect((await see(source)).id).toBe(id)
    })
    await under('full', 'off', async () => {
      expect((await see()).id).toBe(id)
      await expectRefusal(see(source), 'authentication_required')
    })
  })

  test('is refused with access off in the same way as an unknown member', () =>
    under('off', 'off', async () => {
      const ask = (id: string) => stranger(stack).raw('GET', `/api/profile.php?id=${id}`)
      const [there, missing] = [await ask(women[0]!.id), await ask('01ARZ3NDEKTSV4RRFFQ69G5FAV')]
      expect(missing.body).toEqual(there.body)
    }))
})
