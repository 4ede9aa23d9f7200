import { beforeAll, describe, expect, test } from 'vitest'
import { findProfile } from '#functions/stores/profile/profile.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { ban, decisionOn } from '#test/support/decisions.ts'
import { approve, own, refuse, textOf, withNumber, write } from '#test/support/held-texts.ts'
import { objectWith, statementOf } from '#test/support/objections.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'

const stack = openStack({ countries: ['NL'] })
let moderator: StaffVisitor
let colleague: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
})

const text = 'Alleen voor een zacht prijsje.'
const again = 'alleen  voor een ZACHT prijsje. '
const answers = (answer: string) => [{ prompt: 'sunday', answer } as const]
const held = (field: string) => [{ field, state: 'waiting', reasons: ['removed_before'] }]
const publicOf = async ({ id }: Member) => {
  const { about, prompts = [] } = (await findProfile(id, { consistent: true }))!
  return { about, prompts }
}
const isQueued = async ({ id }: Member) => (await findProfile(id, { consistent: true }))?.dueJob !== undefined
const removeText = async ({ id }: Member, field: 'about' | 'prompts') =>
  (await moderator.call(moderation.decide, { body: decisionOn(id, { kind: 'text_removed', field }) })).number
async function reverse(member: Member, number: string) {
  await objectWith(stack, (await statementOf(stack, member, number)).token)
  await colleague.call(moderation.answerObjection, { body: { number, outcome: 'reversed', answer: 'U had gelijk.' } })
}

describe('MOD-01 MOD-11 a profile text that a decision removed', () => {
  test('is held when it is written again, in other case and white space, and in either field', async () => {
    const member = await anna(stack, { about: text })
    await removeText(member, 'about')
    expect((await write(member, { about: again })).held_texts).toEqual(held('about'))
    expect((await publicOf(member)).about).toBeNull()
    expect((await write(member, { about: 'Ik houd van wandelen.' })).held_texts).toEqual([])
    expect((await write(member, { prompts: answers(again) })).held_texts).toEqual(held('prompts'))
  })

  test('is held as an answer too', async () => {
    const member = await anna(stack)
    await write(member, { prompts: answers(text) })
    await removeText(member, 'prompts')
    expect((await write(member, { prompts: answers(again) })).held_texts).toEqual(held('prompts'))
    expect((await publicOf(member)).prompts).toEqual([])
  })

  test('is not held as a short answer that was removed beside another, unless all are written again', async () => {
    const member = await anna(stack)
    const short = { prompt: 'dish', answer: 'Pizza' } as const
    await write(member, { prompts: [...answers(text), short] })
    await removeText(member, 'prompts')
    expect((await write(member, { prompts: [short] })).held_texts).toEqual([])
    expect((await publicOf(member)).prompts).toEqual([short])
    expect((await write(member, { prompts: [short, ...answers(again)] })).held_texts).toEqual(held('prompts'))
  })

  test('is held as the same short answers, in any order', async () => {
    const member = await anna(stack)
    const [one, two] = [...answers('Snap lola'), { prompt: 'dish', answer: 'Pizza' } as const]
    await write(member, { prompts: [one!, two!] })
    await removeText(member, 'prompts')
    expect((await write(member, { prompts: [two!] })).held_texts).toEqual([])
    await write(member, { prompts: [] })
    expect((await write(member, { prompts: [two!, one!] })).held_texts).toEqual(held('prompts'))
  })

  test('is held as a short answer, if no other was removed with it', async () => {
    const member = await anna(stack)
    await write(member, { prompts: answers('Tikkie?') })
    await removeText(member, 'prompts')
    expect((await write(member, { prompts: answers('tikkie?') })).held_texts).toEqual(held('prompts'))
  })

  test('is shown at once after the reversal of its decision, but not that of another', async () => {
    const member = await anna(stack, { about: text })
    const first = await removeText(member, 'about')
    await write(member, { about: 'Iets over geld.' })
    const second = await removeText(member, 'about')
    await write(member, { about: 'Ik houd van wandelen.' })
    await reverse(member, second)
    expect((await write(member, { about: text })).held_texts).toEqual(held('about'))
    await write(member, { about: 'Ik houd van wandelen.' })
    await reverse(member, first)
    // The reversal does not replace a text that the member has written meanwhile.
    expect((await publicOf(member)).about).toBe('Ik houd van wandelen.')
    await write(member, { about: '' })
    expect((await write(member, { about: again })).held_texts).toEqual([])
    expect((await publicOf(member)).about).toBe(again.trim())
  })

  test('that waits as written again is shown by the reversal of its decision, and leaves the queue', async () => {
    const [rewritten, replaced, moved] = await Promise.all([anna(stack, { about: text }), anna(stack), anna(stack)])
    for (const member of [replaced, moved]) await write(member, { about: text })
    const numbers = []
    for (const member of [rewritten, replaced, moved]) numbers.push(await removeText(member, 'about'))
    await write(replaced, { about: 'Ik houd van wandelen.' })
    await Promise.all([
      write(rewritten, { about: again }),
      write(replaced, { about: again }),
      write(moved, { prompts: answers(again) }),
    ])
    for (const [at, member] of [rewritten, replaced, moved].entries()) {
      expect(await isQueued(member)).toBe(true)
      await reverse(member, numbers[at]!)
      expect((await own(member)).held_texts).toEqual([])
      expect(await isQueued(member)).toBe(false)
    }
    expect((await publicOf(rewritten)).about).toBe(again.trim())
    expect((await publicOf(replaced)).about).toBe(again.trim())
    expect(await publicOf(moved)).toEqual({ about: text, prompts: answers(again.trim()) })
  })

  test('still waits after the reversal for another reason, another decision, or its refusal', async () => {
    const [number, second, refused] = await Promise.all([anna(stack), anna(stack), anna(stack)])
    const withPhone = `${text} ${withNumber}`
    await write(number, { about: withPhone })
    await approve(moderator, number, await textOf(number))
    await Promise.all([write(second, { about: text }), write(refused, { about: text })])
    const numbers = []
    for (const member of [number, second, refused]) numbers.push(await removeText(member, 'about'))
    await write(second, { prompts: answers(again) })
    await approve(moderator, second, await textOf(second, 'prompts'), 'prompts')
    await removeText(second, 'prompts')
    await Promise.all([
      write(number, { about: withPhone }),
      write(second, { about: again }),
      write(refused, { about: again }),
    ])
    await refuse(moderator, refused, await textOf(refused))
    for (const [at, member] of [number, second, refused].entries()) {
      const { held_texts: before } = await own(member)
      await reverse(member, numbers[at]!)
      expect((await own(member)).held_texts).toEqual(before)
      expect(before).toHaveLength(1)
    }
    // The reversal restores the removed text, beside the version that waits.
    expect((await publicOf(number)).about).toBe(withPhone)
  })

  test('does not enter the queue by the reversal while its member is banned', async () => {
    const member = await anna(stack, { about: text })
    const removal = await removeText(member, 'about')
    await write(member, { about: again, prompts: answers(withNumber) })
    await ban(moderator, member.id)
    await reverse(member, removal)
    expect((await findProfile(member.id, { consistent: true }))?.held).toMatchObject({ prompts: { state: 'waiting' } })
    expect(await isQueued(member)).toBe(false)
  })
})
