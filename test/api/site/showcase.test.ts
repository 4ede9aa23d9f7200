import { describe, expect, test } from 'vitest'
import * as site from '#shared/contract/site.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()

const shown = async (id?: string) =>
  (await stranger(stack).call(site.showcase, { query: id ? { id } : {} })).members.map((member) => member.id)

describe('LAND-02 TRAP-68 PROF-21: the showcase for visitors', () => {
  const fictional = { fictional: true, photo: 'foto' } as const
  const hidden: [string, () => Promise<Member>][] = [
    ['a real member', () => anna(stack, { photo: 'foto' })],
    ['a premium member', () => bram(stack, { photo: 'foto', premium: true })],
    ['a fictional profile without a picture', () => anna(stack, { fictional: true })],
    ['an invisible fictional profile', () => anna(stack, { ...fictional, invisible: true })],
    ['a banned fictional profile', () => anna(stack, { ...fictional, status: 'banned' })],
    ['a fictional profile that is being deleted', () => anna(stack, { ...fictional, status: 'deletion_pending' })],
    [
      'a fictional profile of a country of which this site has no members',
      () => anna(stack, { ...fictional, country: 'PL', region: 'PL-14' }),
    ],
  ]

  test('shows a fictional profile with a picture, with its mark and without a date of birth', async () => {
    const eva = await anna(stack, { ...fictional, name: 'Eva' })
    const { members } = await stranger(stack).call(site.showcase, { query: { id: eva.id } })
    expect(members).toMatchObject([{ id: eva.id, name: 'Eva', fictional: true }])
    expect(JSON.stringify(members)).not.toContain('1992-03-14')
    expect(await shown()).toContain(eva.id)
  })

  test.each(hidden)('does not show %s, by id or in the list', async (_, make) => {
    const { id } = await make()
    expect(await shown(id)).toEqual([])
    expect(await shown()).not.toContain(id)
  })

  test('is empty for an unknown id', async () => {
    expect(await shown(newId().toUpperCase())).toEqual([])
  })

  test('LAND-02 has the profiles of this site also where many of other countries are newer', async () => {
    const eva = await anna(stack, fictional)
    stack.clock.advance({ seconds: 1 })
    for (let number = 0; number < 24; number++)
      await anna(stack, { ...fictional, country: 'PL', region: 'PL-14', city: null })
    expect(await shown()).toContain(eva.id)
  })

  test('has at most eight, newest first', async () => {
    const made: string[] = []
    for (let number = 0; number < 9; number++) {
      stack.clock.advance({ seconds: 1 })
      made.push((await anna(stack, fictional)).id)
    }
    expect(await shown()).toEqual(made.reverse().slice(0, 8))
  })
})

describe('LAND-07 OPEN-76 TRAP-47: the record of a visit', () => {
  const visit = { path: '/landers/gallery/women', seconds: 12, second_page: true }
  const records = async () => (await dumpTable(stack)).filter(({ PK }) => String(PK).startsWith('BOUNCE#'))

  test('contains path, time and second page, expires after 30 days and names nobody', async () => {
    const visitor = stranger(stack)
    // The request that sendBeacon makes.
    const { status } = await visitor.raw('POST', site.bounce.path, {
      body: JSON.stringify(visit),
      headers: { 'content-type': 'text/plain;charset=UTF-8', cookie: 'language=nl' },
    })
    expect(status).toBe(204)
    const now = stack.clock.now()
    const [record] = await records()
    expect(record).toEqual({
      PK: `BOUNCE#${now.toISOString().slice(0, 10)}`,
      SK: expect.stringMatching(/^VISIT#[0-9A-Z]{26}$/),
      path: visit.path,
      seconds: 12,
      secondPage: true,
      at: expect.any(String),
      ttl: expect.any(Number),
    })
    expect(Math.abs((record!.ttl as number) - now.getTime() / 1000 - 30 * 86_400)).toBeLessThan(60)
  })

  test('is refused with a query or another kind of address, and above 30 an hour from one visitor', async () => {
    const visitor = stranger(stack)
    for (const path of ['/x?network=a', 'https://elsewhere.example/', '/name@example.org', `/${'x'.repeat(300)}`])
      expect((await visitor.raw('POST', site.bounce.path, { body: { ...visit, path } })).status, path).toBe(400)
    for (let number = 0; number < 30; number++) await visitor.call(site.bounce, { body: visit })
    expect((await visitor.raw('POST', site.bounce.path, { body: visit })).status).toBe(429)
  })
})
