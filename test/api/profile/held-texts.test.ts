import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { findLacking } from '#functions/notifications/lacking.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import * as account from '#shared/contract/account.ts'
import * as fictional from '#shared/contract/fictional.ts'
import * as safety from '#shared/contract/safety.ts'
import { countryOf } from '#shared/countries/all.ts'
import { tracesOf } from '#test/support/dump.ts'
import { own, plainWords, seenBy, textOf, withNumber, write } from '#test/support/held-texts.ts'
import { addMember, anna, bram } from '#test/support/people.ts'
import { mailsTo, signUp } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const sunday = { prompt: 'sunday', answer: 'Pannenkoeken' } as const
const song = { prompt: 'song', answer: 'Mail anna@example.nl' } as const

describe('MOD-11 a profile text', () => {
  test.each([
    ['phone', withNumber],
    ['email', 'Mail naar anna (at) gmail punt com'],
    ['link', 'Kijk op www.annasfotos.nl'],
    ['age', 'Ik ben 16 jaar.'],
  ])('with a %s is shown to its owner with the reason, and to nobody else', async (reason, about) => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const answer = await write(a, { about })
    expect(answer).toMatchObject({ about, held_texts: [{ field: 'about', state: 'waiting', reasons: [reason] }] })
    expect(await own(a)).toMatchObject({ about, held_texts: answer.held_texts })
    expect((await seenBy(b, a)).about).toBeNull()
    // The member's preview shows what others see.
    expect((await seenBy(a, a)).about).toBeNull()
  })

  test('that is held leaves the last approved one to others, members and visitors', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await write(a, { about: plainWords })
    await a.call(account.change, { body: { shown_to_visitors: true } })
    await write(a, { about: withNumber })
    expect((await seenBy(b, a)).about).toBe(plainWords)
    expect((await seenBy(stack.visitor(), a)).about).toBe(plainWords)
  })

  test('that is harmless is shown at once, and takes the place of a held one', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await write(a, { about: withNumber })
    expect(await write(a, { about: plainWords })).toMatchObject({ about: plainWords, held_texts: [] })
    expect((await seenBy(b, a)).about).toBe(plainWords)
    const row = await findProfile(a.id, { consistent: true })
    expect(row).not.toHaveProperty('held')
    expect(row).not.toHaveProperty('dueJob')
  })

  test('that is emptied removes the held one as well', async () => {
    const [a, b] = [await anna(stack, { about: plainWords }), await bram(stack)]
    await write(a, { about: withNumber })
    expect(await write(a, { about: null })).toMatchObject({ about: null, held_texts: [] })
    expect((await seenBy(b, a)).about).toBeNull()
  })

  test('that others see already is not held, and a held one that is sent again keeps its place', async () => {
    const [a, b] = [await anna(stack, { about: withNumber }), await bram(stack)]
    expect((await write(a, { about: withNumber })).held_texts).toEqual([])
    expect((await seenBy(b, a)).about).toBe(withNumber)
    await write(a, { about: `${withNumber} Toe maar.` })
    const text = await textOf(a)
    await write(a, { about: `${withNumber} Toe maar.`, hair: 'red' })
    expect(await textOf(a)).toBe(text)
    expect((await write(a, { about: withNumber })).held_texts).toEqual([])
  })

  test('in one answer to a prompt holds all answers, unless others see that answer already', async () => {
    const [a, b] = [await anna(stack, { prompts: [song] }), await bram(stack)]
    await write(a, { prompts: [song, sunday] })
    expect((await seenBy(b, a)).prompts).toEqual([song, sunday])
    const trip = { prompt: 'trip', answer: 'Bel 0612345678' } as const
    expect(await write(a, { prompts: [trip, sunday] })).toMatchObject({
      prompts: [trip, sunday],
      held_texts: [{ field: 'prompts', state: 'waiting', reasons: ['phone'] }],
    })
    expect((await seenBy(b, a)).prompts).toEqual([song, sunday])
  })

  test('of two concurrent changes is never shown while held, and one of both is stored', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await Promise.all([write(a, { about: withNumber }), write(a, { about: plainWords })])
    const { about, held_texts } = await own(a)
    expect([null, plainWords]).toContain((await seenBy(b, a)).about)
    expect(held_texts.length).toBe(about === withNumber ? 1 : 0)
  })

  test('that is held is in no copy, file or mail, and in no evidence of a complaint', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await write(a, { about: 'Bel 0698765432 zes keer.', prompts: [{ ...sunday, answer: 'Bel 0698765432 zes keer.' }] })
    await b.call(safety.complain, {
      body: { id: newId(), kind: 'profile', member: a.id, text: 'Dit is nep.', good_faith: true },
    })
    await stack.settle()
    expect(await tracesOf(stack, ['0698765432'])).toEqual([`MEMBER#${a.id} PROFILE`])
    for (const { email } of [a, b]) expect(JSON.stringify(await mailsTo(stack, email))).not.toContain('0698765432')
  })

  test('that is held is in the export of its owner, and counts for completeness and reminders', async () => {
    const a = await anna(stack, { interests: ['tea', 'art', 'beer'] })
    await write(a, { about: withNumber })
    const file = unzipSync(new Uint8Array(await exportFile((await findAccount(a.id))!, stack.clock.now())))
    const { profile } = JSON.parse(Buffer.from(file['my-data.json']!).toString())
    expect(profile.held.about).toMatchObject({ value: withNumber, reasons: ['phone'], state: 'waiting' })
    expect(profile).not.toHaveProperty('dueJob')
    expect(await findLacking(a.id, countryOf('NL'))).not.toContain('profileIncomplete')
  })

  test('of a fictional profile, which staff write, is not held', async () => {
    const [fictive, b] = [await addMember(stack, { fictional: true }), await bram(stack)]
    const moderator = await openStaff(stack)
    await moderator.call(fictional.change, { body: { id: fictive.id, about: withNumber } })
    expect((await seenBy(b, fictive)).about).toBe(withNumber)
  })

  test('cannot be set at signup, whose only free text is the name, which is refused', async () => {
    await expectRefusal(signUp(stack, { name: 'kim16jaar' }), 'invalid_name')
    await expectRefusal(signUp(stack, { name: 'kim_gmail_com' }), 'invalid_name')
  })
})
