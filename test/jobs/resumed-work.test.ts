import { ulid } from 'ulid'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { apply, commit, find, list, update } from '#functions/data/table.ts'
import { addLike } from '#functions/likes/store.ts'
import { findCopying } from '#functions/members/copying-store.ts'
import { copyToCounterparts } from '#functions/members/counterparts.ts'
import { listCounts } from '#functions/members/counts.ts'
import { handler as copyCards } from '#functions/members/jobs/copyCards.ts'
import { handler as reconcileCounts } from '#functions/members/jobs/reconcileCounts.ts'
import { addFindableCard, type Card, findCard } from '#functions/members/store.ts'
import { bram, type Member } from '#test/support/people.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()

/** A context that has time for so many looks at the clock. */
const timeFor = (looks: number) => {
  let left = looks
  return { getRemainingTimeInMillis: () => (left-- > 0 ? 60_000 : 0) }
}

const cardOf = (index: number, told: Partial<Card> = {}): Card => ({
  ...{ id: ulid(world.clock.now().getTime() + index), n: `Fan${index}`, b: '1992-03-14', g: 'female', r: 'NL-UT' },
  ...told,
})
const rename = (id: string, name: string) => apply(update(keys.card(id), 'SET n = :n', { values: { ':n': name } }))

describe('copies of the card of a member who is liked by 1,200', () => {
  let popular: Member
  const fans = 1200
  beforeAll(async () => {
    popular = await bram(world)
    const likes = Array.from({ length: fans }, (_, index) => addLike(cardOf(index), popular.card, world.clock.now()))
    for (let start = 0; start < fans; start += 40) await commit(likes.slice(start, start + 40).flat())
    await world.settle()
  }, 240_000)

  const OwnRow = z.object({ card: z.object({ id: z.string() }) })
  const Shown = z.object({ card: z.object({ n: z.string() }) })
  /** How many of the fans' rows show each name. */
  async function namesShown(): Promise<Record<string, number>> {
    const { items } = await list(OwnRow, keys.likesOfMember(popular.id))
    const rows: (z.infer<typeof Shown> | undefined)[] = []
    for (let start = 0; start < items.length; start += 20)
      rows.push(
        ...(await Promise.all(
          items.slice(start, start + 20).map(({ card }) => find(Shown, keys.like(card.id, popular.id))),
        )),
      )
    return Object.fromEntries([...Map.groupBy(rows, (row) => row!.card.n)].map(([name, all]) => [name, all.length]))
  }

  test('the stream writes some, the job the rest, however little time a run has', async () => {
    await rename(popular.id, 'Eerste')
    await world.settle()
    expect(await namesShown()).toEqual({ Eerste: 500, [popular.name]: fans - 500 })
    await copyCards({}, timeFor(2))
    expect(await findCopying(popular.id)).toBeDefined()
    await copyCards({}, timeFor(9))
    await copyCards({}, timeFor(9))
    expect(await namesShown()).toEqual({ Eerste: fans })
    expect(await findCopying(popular.id)).toBeUndefined()
  })

  test('a newer change takes the place of an older one that is unfinished, and the older one ends nothing', async () => {
    await rename(popular.id, 'Tweede')
    await world.settle()
    const older = (await findCopying(popular.id))!
    await rename(popular.id, 'Derde')
    await world.settle()
    const newer = (await findCopying(popular.id))!
    expect(newer.revision).not.toBe(older.revision)
    // Repeated runs, and two at once, lead to the same.
    await Promise.all([copyCards({}, timeFor(30)), copyCards({}, timeFor(30))])
    await copyCards({}, timeFor(30))
    expect(await namesShown()).toEqual({ Derde: fans })
  })

  test('an old change that is delivered again copies the card as it is now', async () => {
    await copyToCounterparts(popular.id)
    expect(Object.keys(await namesShown())).toEqual([(await findCard(popular.id))!.n])
  })
})

describe('the nightly count', () => {
  test('SEARCH-09 stops in time in the middle of a group and is continued by the next runs until every counter is right', async () => {
    const young = Array.from({ length: 1100 }, (_, index) => cardOf(index, { b: '2001-02-03', g: 'male', r: 'NL-DR' }))
    for (let start = 0; start < young.length; start += 40)
      await commit(young.slice(start, start + 40).map((card) => addFindableCard(card, world.clock.now())))
    await world.settle()
    const age = [...(await listCounts('NL-DR', 'male')).entries()].find(([, n]) => n === young.length)![0]
    for (const place of ['NL', 'NL-DR'])
      await apply(update(keys.count(place, 'male', age), 'SET n = :n', { values: { ':n': 5 } }))

    let runs = 0
    for (; (await listCounts('NL-DR', 'male')).get(age) !== young.length; runs++) {
      if (runs === 200) throw new Error('the count is not continued')
      await reconcileCounts({}, timeFor(3))
    }
    // A run ends after three pages; one that knew no end would have done all in the first.
    expect(runs).toBeGreaterThan(1)
  })
})
