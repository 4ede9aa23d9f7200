import { describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, type Visitor } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
type Given = NonNullable<Input<typeof profile.change>['body']['prompts']>

const change = (who: Member, prompts: Given) => who.call(profile.change, { body: { prompts } })
const own = async (who: Member) => (await who.call(account.current)).profile.prompts
const seen = async (who: Visitor, of: Member) => (await who.call(members.profile, { query: { id: of.id } })).prompts

const sunday = { prompt: 'sunday', answer: 'Pannenkoeken' } as const
const song = { prompt: 'song', answer: 'Alles van ABBA' } as const
const trip = { prompt: 'trip', answer: 'Met de nachttrein' } as const

describe('prompts', () => {
  test('PROF-25 are stored in their order, replaced as a whole, and shown to other members', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    expect(await own(a)).toEqual([])
    const answer = await change(a, [song, { ...sunday, answer: '  Pannenkoeken ' }, trip])
    expect(answer.profile.prompts).toEqual([song, sunday, trip])
    expect(await own(a)).toEqual([song, sunday, trip])
    expect(await seen(b, a)).toEqual([song, sunday, trip])
    await a.call(profile.change, { body: { hair: 'red' } })
    expect(await own(a)).toEqual([song, sunday, trip])
    await change(a, [])
    expect(await own(a)).toEqual([])
    expect(await seen(b, a)).toEqual([])
  })

  test('PROF-25 are never shown to visitors, not even of a member who is shown to them', async () => {
    const a = await anna(stack, { about: 'Hoi' })
    await change(a, [sunday])
    await a.call(account.change, { body: { shown_to_visitors: true } })
    const shown = await stack.visitor().call(members.profile, { query: { id: a.id } })
    expect(shown).toMatchObject({ about: 'Hoi', prompts: [] })
  })

  test('PROF-25 a fourth, a repeated, an unknown and an empty one are refused, and nothing is stored', async () => {
    const a = await anna(stack)
    await change(a, [sunday])
    const wrong = [
      [sunday, song, trip, { prompt: 'dish', answer: 'Soep' }],
      [sunday, { ...sunday, answer: 'Wafels' }],
      [{ prompt: 'money', answer: 'Veel' }],
      [{ prompt: 'song', answer: '  ' }],
      [{ prompt: 'song' }],
    ]
    for (const prompts of wrong) await expectRefusal(change(a, prompts as never), 'invalid_input')
    expect(await own(a)).toEqual([sunday])
  })

  test('PROF-25 an answer has at most 150 visible characters, with an emoji counting as one', async () => {
    const a = await anna(stack)
    const emoji = '👨‍👩‍👧‍👦'
    for (const answer of ['x'.repeat(150), emoji.repeat(150)])
      expect((await change(a, [{ ...sunday, answer }])).profile.prompts).toEqual([{ ...sunday, answer }])
    for (const answer of ['x'.repeat(151), emoji.repeat(151), 'x'.repeat(9000)])
      await expectRefusal(change(a, [{ ...sunday, answer }]), 'about_too_long')
  })
})
