import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findDeletion } from '#functions/stores/account/deletion.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as discounts from '#shared/contract/discounts.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { deletionReasons } from '#shared/contract/own-account.ts'
import * as site from '#shared/contract/site.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { termsVersion } from '#shared/rules/terms.ts'
import { withCountry } from '#test/support/country.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, bram } from '#test/support/people.ts'
import { login, mailsTo, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  stack.mailbox.isDown = false
  stack.clock.reset()
})

const graceMs = deletionGraceDays * 86_400_000

describe('ACC-43 a member deletes their account', () => {
  test('ACC-45 ACC-46 TRAP-44 accepts one of seven reasons and remarks, or neither', async () => {
    expect(deletionReasons).toHaveLength(7)
    for (const reason of deletionReasons) {
      const a = await anna(stack)
      await a.call(ownAccount.remove, { body: { reason, remarks: ' Het was leuk. ' } })
      expect(await findDeletion(a.id)).toMatchObject({ reason, remarks: 'Het was leuk.' })
    }
    const [silent, wordless] = [await anna(stack), await anna(stack)]
    await silent.call(ownAccount.remove, { body: {} })
    expect((await wordless.raw('DELETE', ownAccount.remove.path)).status).toBe(200)
    expect((await findAccount(silent.id))?.status).toBe('deletion_pending')
    expect((await findAccount(wordless.id))?.status).toBe('deletion_pending')
    const wrong = await anna(stack)
    await expectRefusal(wrong.call(ownAccount.remove, { body: { reason: 'bored' as never } }), 'invalid_input')
    expect((await findAccount(wrong.id))?.status).toBe('active')
  })

  test('ACC-47 reports when it becomes final: in exactly 14 days', async () => {
    stack.clock.set(new Date('2027-03-01T12:00:00Z'))
    const a = await anna(stack)
    const { final_at, partner } = await a.call(ownAccount.remove, { body: {} })
    expect(Math.abs(Date.parse(final_at) - stack.clock.now().getTime() - graceMs)).toBeLessThan(1_000)
    expect(partner).toBeNull()
  })

  test('TRAP-46 signs out every device at once and deletes the cookie', async () => {
    const newcomer = await signUpAndConfirm(stack)
    const phone = stranger(stack)
    await login(phone, newcomer.form)
    await newcomer.call(ownAccount.remove, { body: {} })
    expect(newcomer.cookies.has('__Host-session')).toBe(false)
    await expectRefusal(phone.call(account.current), 'authentication_required')
    await expectRefusal(phone.call(chats.list), 'authentication_required')
  })

  test('TRAP-46 at once hides the member from search and profile, from likes and messages, and from the conversations of others', async () => {
    const [a, b] = [await anna(stack, { region: 'NL-DR' }), await bram(stack)]
    await b.call(chats.send, { body: { member: a.id, id: newId(), text: 'Hoi' } })
    await a.call(likes.like, { body: { id: b.id } })
    await stack.settle()
    const search = () => b.call(members.search, { query: { gender: 'female', countryregion: 'NL-DR' } })
    expect((await search()).results.map(({ id }) => id)).toContain(a.id)
    await a.call(ownAccount.remove, { body: {} })
    expect((await search()).results.map(({ id }) => id)).not.toContain(a.id)
    await expectRefusal(b.call(members.profile, { query: { id: a.id } }), 'not_found')
    await expectRefusal(b.call(likes.like, { body: { id: a.id } }), 'not_found')
    await expectRefusal(
      b.call(chats.send, { body: { member: a.id, id: newId(), text: 'Ben je er nog?' } }),
      'not_found',
    )
    await stack.settle()
    expect((await b.call(chats.list)).chats).toEqual([])
    expect((await b.call(likes.list)).liked_by).toEqual([])
    expect((await search()).numResults).toBe(0)
  })

  test('ACC-50 ERR-21 login with the right password, and signup, report the pending deletion', async () => {
    const newcomer = await signUpAndConfirm(stack)
    await newcomer.call(ownAccount.remove, { body: {} })
    const { email, password } = newcomer.form
    const told = await expectRefusal(login(stranger(stack), { email, password }), 'account_deletion_pending')
    expect(told.message).toBe('Dit account is nog niet definitief verwijderd.')
    await expectRefusal(login(stranger(stack), { email, password: 'een-heel-ander-woord' }), 'login_failed')
    await expectRefusal(signUp(stack, { email }), 'account_deletion_pending')
  })

  test('ACC-49 the address is free after 14 days to the second, even before the purge', async () => {
    const start = new Date('2027-04-01T12:00:00Z')
    stack.clock.set(start)
    const newcomer = await signUpAndConfirm(stack)
    const { email, name, password } = newcomer.form
    const { final_at } = await newcomer.call(ownAccount.remove, { body: {} })
    const at = (seconds: number) => stack.clock.set(new Date(Date.parse(final_at) + seconds * 1000))
    at(-1)
    await expectRefusal(login(stranger(stack), { email, password }), 'account_deletion_pending')
    at(1)
    await expectRefusal(login(stranger(stack), { email, password }), 'login_failed')
    const again = await signUp(stack, { email, name })
    expect(again.id).not.toBe(newcomer.id)
    expect((await findAccount(again.id))?.status).toBe('not_confirmed')
  })
})

describe('NOTIF-12 the mail with the reactivation link', () => {
  test("is in the member's language, states the final day, and is sent even with notifications disabled (TRAP-50)", async () => {
    const a = await anna(stack, { notificationsDisabled: ['bounce', 'fbl'], language: 'de' })
    await a.call(ownAccount.remove, { body: {} })
    const [mail] = await mailsTo(stack, a.email)
    expect(mail!.subject).toContain('gelöscht')
    expect(mail!.headers['list-unsubscribe']).toBeUndefined()
    const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })
    expect(mail!.text).toContain(day.format(new Date(stack.clock.now().getTime() + graceMs)))
  })

  test('TRAP-46 is the only mail: a pending reminder is dropped', async () => {
    const newcomer = await signUp(stack)
    await stack.settle()
    stack.mailbox.isDown = true
    stack.clock.advance({ hours: 25 })
    await stack.runJob('account', 'remindActivation')
    await newcomer.call(ownAccount.remove, { body: {} })
    await stack.settle()
    stack.mailbox.isDown = false
    for (let day = 0; day < 4; day++) {
      stack.clock.advance({ hours: 24 })
      await stack.runJob('account', 'remindActivation')
      await stack.runJob('mail', 'retryMail')
      await stack.settle()
    }
    const subjects = (await mailsTo(stack, newcomer.form.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('wacht nog op je'))).toEqual([])
    expect(subjects.filter((subject) => subject.includes('verwijderd'))).toHaveLength(1)
  })
})

describe('account deletion follows the settings of a country', () => {
  test('OPEN-58 TRAP-45 the answer has the partner site and its countdown, without data of the member', () =>
    withCountry(
      'NL',
      { deletePartner: { name: 'Anders', url: 'https://anders.example/' }, deleteCountdown: 7 },
      async () => {
        const { partner } = await (await anna(stack)).call(ownAccount.remove, { body: {} })
        expect(partner).toEqual({ name: 'Anders', url: 'https://anders.example/', countdown_seconds: 7 })
      },
    ))

  test('ACC-52 SET-11 OPEN-57 the discount offered at deletion works once by its code, and not at all at 0 percent', async () => {
    const a = await anna(stack, { premium: true })
    const typed = () => a.call(discounts.find, { query: { code: 'STAY' } })
    expect((await stack.visitor().call(site.settings, { query: {} })).delete_discount).toBe(0)
    await expectRefusal(typed(), 'code_not_found')
    await withCountry('NL', { deleteDiscount: 20 }, async () => {
      expect((await stack.visitor().call(site.settings, { query: {} })).delete_discount).toBe(20)
      expect(await typed()).toMatchObject({ code: 'STAY', percentage: 20, validity: 'once-per-user' })
    })
  })
})

test('TRAP-36 signup stores the agreement to the terms with version and time', async () => {
  const newcomer = await signUp(stack)
  expect(await findAccount(newcomer.id)).toMatchObject({
    consentVersion: termsVersion,
    consentAt: newcomer.user.signup_date,
  })
})

test('ACC-47 the reactivation link is mailed, but not stored in the table', async () => {
  const a = await anna(stack)
  const token = await leave(stack, a, a.email)
  expect(JSON.stringify(await findDeletion(a.id))).not.toContain(token)
  expect(JSON.stringify(await findAccount(a.id))).not.toContain(token)
})
