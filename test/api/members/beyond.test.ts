import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findCardsToSwipe } from '#functions/members/swiping.ts'
import { findNearCandidates } from '#functions/stores/members/candidates.ts'
import { findCell } from '#functions/stores/members/place.ts'
import { filtersWantedBy } from '#functions/stores/members/wanted.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import { countries } from '#shared/countries/all.ts'
import { withCountry } from '#test/support/country.ts'
import { addCrowd } from '#test/support/crowd.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { expectSealed } from '#test/support/sealed.ts'
import { stranger } from '#test/support/signup.ts'
import { unitsOf } from '#test/support/table-proxy.ts'

const database = inject('dynamodb')
const { proxy, stack } = await openProxiedStack({ countries: ['NL'] })
beforeAll(() => void stack.clock.set('2026-11-20T12:00:00Z'))
afterAll(() => void stack.clock.reset())

const country = countries.NL
const utrecht = { region: 'NL-UT', city: 'Utrecht' }
const groningen = { region: 'NL-GR', city: 'Groningen' }

describe('members beyond the cards that one call reads, with a maximum of one card', () => {
  const birthDate = '1950-05-05'
  const names = new Map<string, string>()
  const man = async (name: string, told: object) =>
    names.set((await bram(stack, { name, birthDate, ...told })).id, name)
  let placed: Member
  let unplaced: Member
  beforeAll(async () => {
    placed = await anna(stack, { birthDate, ...utrecht })
    unplaced = await anna(stack, { birthDate, region: 'NL-UT', city: null })
    await man('Ver', groningen)
    await man('Dichtbij', utrecht)
    await man('ZoektMannen', { ...utrecht, wantedGender: 'male' })
    await man('VerMetFoto', { ...groningen, photo: 'foto' })
    await man('Jong', { ...utrecht, birthDate: '1975-05-05' })
    await stack.settle()
  })

  /**
   * Plays the swipe game as the screen does. Counts the calls that found nobody although the game
   * was not over.
   */
  async function play(me: Member) {
    const own = (await findProfile(me.id))!
    const from = await findCell(me.id)
    const seen: string[] = []
    let after: string | undefined
    for (let inVain = 0; ; inVain++) {
      const excluded = new Set([me.id, ...seen])
      const { cards, more } = await findCardsToSwipe(
        own,
        { from, excluded, after, most: 1, now: stack.clock.now() },
        country,
      )
      if (cards[0]) {
        seen.push(cards[0].id)
        inVain--
      } else if (more === null) return { seen: seen.map((id) => names.get(id)), inVain }
      else after = more
      expect(inVain).toBeLessThan(50)
    }
  }

  test('SEARCH-23 SEARCH-24 are all shown by the swipe game, in its order, and then it is over', async () => {
    const { seen, inVain } = await play(placed)
    expect(seen).toEqual(['VerMetFoto', 'Dichtbij', 'Ver', 'Jong'])
    expect(inVain).toBeGreaterThan(2)
  })

  test('SEARCH-23 are all shown to a member without a town', async () => {
    const { seen, inVain } = await play(unplaced)
    expect([seen[0], ...seen.slice(1, 3).sort(), seen[3]]).toEqual(['VerMetFoto', 'Dichtbij', 'Ver', 'Jong'])
    expect(inVain).toBeGreaterThan(1)
  })

  test('SEARCH-21 SEARCH-24 are all on the pages of the matches, some of which are empty', async () => {
    const own = (await findProfile(placed.id))!
    const from = await findCell(placed.id)
    const pages: string[][] = []
    let after: string | undefined
    do {
      const { cards, next } = await findNearCandidates(filtersWantedBy(own, country, stack.clock.now()), {
        from,
        lookingFor: 'female',
        excluded: new Set([placed.id]),
        size: 12,
        after,
        most: 1,
        now: stack.clock.now(),
      })
      pages.push(cards.map(({ id }) => names.get(id)!))
      after = next ?? undefined
      expect(pages.length).toBeLessThan(50)
    } while (after)
    expect(pages.flat()).toEqual(['VerMetFoto', 'Dichtbij', 'Ver'])
    expect(pages.filter((page) => page.length === 0).length).toBeGreaterThan(0)
  })
})

describe('a member who lives far from a crowd that does not fit', () => {
  const birthDate = '1990-01-01'
  /** More cards than one call reads. */
  const crowdSize = 2100
  /**
   * Limit of read units per call: 36 for 2,000 cards, 8 for the first cards of each age where the
   * swipe game continues with members of any age, and the rest for the call's other reads.
   */
  const maxUnits = 50
  let woman: Member
  let man: Member
  let other: Member
  beforeAll(async () => {
    woman = await anna(stack, { birthDate, ...utrecht })
    man = await bram(stack, { birthDate, ...groningen, interests: ['tea'] })
    other = await bram(stack, { birthDate, ...groningen, interests: ['tea'] })
    stack.clock.set('2026-11-20T13:00:00Z')
    await addCrowd(stack, { endpoint: database, size: crowdSize, birthDate })
    await stack.settle()
  }, 240_000)

  const measured = async <T>(act: () => Promise<T>): Promise<T> => {
    proxy.calls.length = 0
    const answer = await act()
    expect(unitsOf(proxy.calls)).toBeLessThanOrEqual(maxUnits)
    return answer
  }

  test('SEARCH-23 SEARCH-26 is found by a further call of the swipe game, which says when nobody is left', async () => {
    const cards: string[] = []
    let answer = await measured(() => woman.call(members.nextSwipe))
    expect(answer).toMatchObject({ card: null, next: null, more: expect.stringMatching(/./) })
    for (let calls = 0; answer.more; calls++) {
      expect(calls).toBeLessThan(50)
      const cursor = answer.more
      await expectSealed(cursor, stack)
      answer = await measured(() => woman.call(members.nextSwipe, { query: { cursor } }))
      cards.push(...[answer.card, answer.next].flatMap((one) => one?.id ?? []))
    }
    expect(cards.sort()).toEqual([man.id, other.id].sort())
  })

  test('SEARCH-21 SEARCH-26 is found on a further page of the matches, after empty ones', async () => {
    const found: string[] = []
    let answer = await measured(() => woman.call(members.matches))
    expect(answer).toMatchObject({ results: [], next: expect.stringMatching(/./) })
    for (let calls = 0; answer.next; calls++) {
      expect(calls).toBeLessThan(50)
      const cursor = answer.next
      answer = await measured(() => woman.call(members.matches, { query: { cursor } }))
      found.push(...answer.results.map(({ id }) => id))
    }
    expect(found.sort()).toEqual([man.id, other.id].sort())
  })

  test.each([
    ['interests', ['tea']],
    ['no interests', []],
  ] as const)(
    'SEARCH-13 SEARCH-26 is found on a further page of the members similar to one with %s, after an empty one',
    async (_, interests) => {
      await man.call(profile.change, { body: { interests: [...interests] } })
      await stack.settle()
      const found: string[] = []
      let answer = await measured(() => woman.call(members.similar, { query: { id: man.id } }))
      expect(answer).toMatchObject({ results: [], numResults: 0, isMinimum: true, next: expect.stringMatching(/./) })
      await withCountry('NL', { loggedOutSearch: 'limited' }, async () => {
        // Limited visitors have one page (OPEN-30).
        const { next } = await stranger(stack).call(members.similar, { query: { id: man.id } })
        expect(next).toBeNull()
      })
      for (let calls = 0; answer.next; calls++) {
        expect(calls).toBeLessThan(50)
        const cursor = answer.next
        await expectSealed(cursor, stack)
        answer = await measured(() => woman.call(members.similar, { query: { id: man.id, cursor } }))
        found.push(...answer.results.map(({ id }) => id))
      }
      expect(answer.isMinimum).toBe(false)
      expect(found).toEqual([other.id])
    },
  )
})
