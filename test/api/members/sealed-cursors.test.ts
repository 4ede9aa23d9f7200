import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealedCursors } from '#functions/platform/sealed-cursor.ts'
import { activityMark } from '#functions/stores/members/card-index.ts'
import { addLook } from '#functions/stores/members/looks.ts'
import { commit } from '#functions/table/transaction.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { expectSealed } from '#test/support/sealed.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
beforeAll(() => void stack.clock.set('2026-11-20T12:00:00Z'))
afterAll(() => void stack.clock.reset())

const birthDate = '1990-01-01'
const men: Member[] = []
let me: Member
let other: Member

beforeAll(async () => {
  me = await anna(stack, { birthDate })
  other = await anna(stack, { birthDate })
  const now = stack.clock.now().getTime()
  for (let n = 0; n < pageSize.search * 2 + 2; n++)
    men.push(await bram(stack, { birthDate, signedInAt: new Date(now - n * 60_000) }))
  // Looks of members whom search does not find, so the list leaves these looks out.
  for (let n = 0; n <= pageSize.looks; n++) await commit(addLook(newId(), me.id, '2026-11-19'))
  await stack.settle()
})

type List = {
  name: string
  spec: Endpoint
  /** Query besides the cursor. */
  query?: () => Record<string, string>
  /** Position in the list, before it is sealed into a cursor. */
  plain: () => string
  /**
   * Whether the list has a second page in this test. The other lists have a second page only if
   * there are more than 2,000 cards.
   */
  isLong: boolean
}
const mark = () => activityMark(new Date('2026-11-20T11:50:00Z'), men[10]!.id)
const lists: List[] = [
  { name: 'search', spec: members.search, plain: () => `0${mark()}`, isLong: true },
  { name: 'similar', spec: members.similar, query: () => ({ id: men[0]!.id }), plain: mark, isLong: false },
  { name: 'matches', spec: members.matches, plain: () => `0${mark()}`, isLong: true },
  { name: 'matchFinder', spec: members.matchFinder, plain: () => `0${mark()}`, isLong: true },
  { name: 'nextSwipe', spec: members.nextSwipe, plain: () => `wanted#0${mark()}`, isLong: false },
  { name: 'looks', spec: likes.listLooks, plain: () => `2026-11-19T00:00:00.000Z#${men[0]!.id}`, isLong: true },
]

type Page = { results: { id: string }[]; next: string | null; older?: string | null }
const ask = (who: Visitor, { spec, query }: List, cursor?: string) => {
  const place = spec === likes.listLooks ? 'before' : 'cursor'
  return who.call(spec, { query: { ...query?.(), [place]: cursor } } as never) as Promise<Page>
}
const nextOf = ({ next, older }: Page) => next ?? older

/** Valid cursor of the caller: from an answer if the list is long, otherwise sealed here. */
const issued = async (list: List, who: Member): Promise<string> =>
  list.isLong ? nextOf(await ask(who, list))! : sealedCursors(list.spec).seal(list.plain(), who.id)!

/** Copies of the cursor, each with one bit of a different byte changed. */
const changed = (cursor: string) => {
  const bytes = Buffer.from(cursor, 'base64url')
  return [...bytes.keys()].map((at) =>
    Buffer.from(bytes.map((byte, n) => (n === at ? byte ^ 1 : byte))).toString('base64url'),
  )
}

describe.each(lists)('PRIV-01 a cursor of $name', (list) => {
  test('tells no activity and no id', async () => expectSealed(await issued(list, me), stack))

  test('is valid for its holder, at every call', async () => {
    const cursor = await issued(list, me)
    const shown = async () => ({ ...(await ask(me, list, cursor)), next: null, older: null })
    expect(await shown()).toEqual(await shown())
  })

  test('differs in each answer, so that nobody can tell that an activity has not changed', async () => {
    expect(await issued(list, me)).not.toBe(await issued(list, me))
  })

  test('is refused to another member, and on every other list', async () => {
    const cursor = await issued(list, me)
    await expectRefusal(ask(other, list, cursor), 'invalid_input')
    for (const elsewhere of lists.filter((one) => one !== list))
      await expectRefusal(ask(me, elsewhere, cursor), 'invalid_input')
  })

  test('is refused if it is made up, plain or sealed, or changed', async () => {
    for (const cursor of [list.plain(), btoa(list.plain()), 'A'.repeat(59)])
      await expectRefusal(ask(me, list, cursor), 'invalid_input')
    for (const cursor of changed(await issued(list, me))) await expectRefusal(ask(me, list, cursor), 'invalid_input')
  })
})

test.each(lists.filter(({ name }) => ['search', 'matchFinder', 'matches'].includes(name)))(
  'PRIV-01 SEARCH-08 the pages of $name show every man once, in order of activity',
  async (list) => {
    const found: string[] = []
    let page = await ask(me, list)
    for (let pages = 1; ; pages++) {
      found.push(...page.results.map(({ id }) => id))
      if (page.next === null) break
      await expectSealed(page.next, stack)
      expect(pages).toBeLessThan(10)
      page = await ask(me, list, page.next)
    }
    expect(found).toEqual(men.map(({ id }) => id))
  },
)

describe('PRIV-01 OPEN-30 a cursor of visitors with full access', () => {
  const [search, similar] = lists as [List, List]
  const under = (loggedOutSearch: 'full' | 'limited', run: () => Promise<unknown>) =>
    withCountry('NL', { loggedOutSearch }, run)
  const searched = (who: Visitor, cursor?: string) =>
    who.call(members.search, { query: { gender: 'male', country: 'NL', cursor } })

  test('is valid for every such visitor, and tells no activity and no id', () =>
    under('full', async () => {
      const first = await searched(stranger(stack))
      await expectSealed(first.next, stack)
      const second = await searched(stranger(stack), first.next!)
      const ids = [...first.results, ...second.results].map(({ id }) => id)
      expect(ids).toEqual(men.slice(0, 2 * pageSize.search).map(({ id }) => id))
      await expectRefusal(searched(stranger(stack), search.plain()), 'invalid_input')
      await expectRefusal(ask(stranger(stack), similar, similar.plain()), 'invalid_input')
    }))

  test('is refused to members and with limited access, and so is the cursor of a member to visitors', async () => {
    for (const list of [search, similar]) {
      const full = sealedCursors(list.spec).seal(list.plain(), 'full')!
      const own = await issued(list, me)
      await expectRefusal(ask(me, list, full), 'invalid_input')
      await under('limited', async () => {
        for (const cursor of [full, own, list.plain()])
          await expectRefusal(ask(stranger(stack), list, cursor), 'invalid_input')
      })
      await under('full', async () => {
        await ask(stranger(stack), list, full)
        await expectRefusal(ask(stranger(stack), list, own), 'invalid_input')
      })
    }
  })
})
