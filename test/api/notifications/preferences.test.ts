import { describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findChoices } from '#functions/stores/notifications/preferences.ts'
import * as account from '#shared/contract/account.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { notificationTypes } from '#shared/model/user.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, type Member } from '#test/support/people.ts'
import { signUpAndConfirm } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()

const advertising = { promotions: false, weekly_updates: false, news: false }
const change = (member: Member, body: Input<typeof notifications.change>['body']) =>
  member.call(notifications.change, { body })

describe('NOTIF-02 the eight switches of notifications', () => {
  test('NOTIF-01 OPEN-60 TRAP-49 are off for advertising after signup, and on for the others', async () => {
    const newcomer = await signUpAndConfirm(stack)
    const { mail: types, disabled } = await newcomer.call(notifications.preferences)
    expect(Object.keys(types).sort()).toEqual([...notificationTypes].sort())
    expect(types).toEqual({
      new_conversations: true,
      new_messages: true,
      like: true,
      unread_message_reminders: true,
      reminders: true,
      ...advertising,
    })
    expect(disabled).toEqual([])
  })

  test('are stored separately, and those left out stay unchanged', async () => {
    const a = await anna(stack)
    await change(a, { mail: { like: false } })
    const { mail: types } = await change(a, { mail: { reminders: false } })
    expect(types).toMatchObject({ like: false, reminders: false, new_messages: true, ...advertising })
    expect((await a.call(notifications.preferences)).mail).toEqual(types)
  })

  test('are all kept when eight are changed in parallel', async () => {
    const a = await anna(stack)
    const wanted = Object.fromEntries(notificationTypes.map((type, at) => [type, at % 2 === 0]))
    const pairs = Object.entries(wanted)
    await Promise.all(pairs.map(([type, isOn]) => change(a, { mail: { [type]: isOn } })))
    expect((await a.call(notifications.preferences)).mail).toEqual(wanted)
  })

  test('TRAP-49 store consent to advertising with its time, and delete it when withdrawn', async () => {
    const a = await anna(stack)
    const before = stack.clock.now().toISOString()
    await change(a, { mail: { news: true, like: true } })
    const { agreedAt } = await findChoices(a.id)
    expect(Object.keys(agreedAt.mail)).toEqual(['news'])
    expect(agreedAt.mail.news! >= before).toBe(true)
    // A repeat is no new consent.
    await change(a, { mail: { news: true } })
    expect((await findChoices(a.id)).agreedAt).toEqual(agreedAt)
    await change(a, { mail: { news: false } })
    expect((await findChoices(a.id)).agreedAt).toEqual({ mail: {}, push: {} })
  })
})

describe('NOTIF-18 mail and push', () => {
  test('have a switch each: of the sixteen, one changes alone', async () => {
    const a = await anna(stack)
    const { mail, push } = await a.call(notifications.preferences)
    expect(push).toEqual(mail)
    const changed = await change(a, { push: { like: false, news: true } })
    expect(changed).toMatchObject({ mail, push: { ...push, like: false, news: true } })
    const { agreedAt } = await findChoices(a.id)
    expect(agreedAt).toEqual({ mail: {}, push: { news: expect.any(String) } })
  })

  test('NOTIF-19 quiet hours are those of the country until the member chose others or none', async () => {
    const a = await anna(stack)
    expect((await a.call(notifications.preferences)).quiet_hours).toEqual({ from: 22, to: 8 })
    expect((await change(a, { quiet_hours: { from: 0, to: 6 } })).quiet_hours).toEqual({ from: 0, to: 6 })
    expect((await change(a, { mail: { like: false } })).quiet_hours).toEqual({ from: 0, to: 6 })
    expect((await change(a, { quiet_hours: null })).quiet_hours).toBeNull()
    expect(await a.call(notifications.preferences)).toMatchObject({
      quiet_hours: null,
      usual_quiet_hours: { from: 22, to: 8 },
    })
  })

  test('NOTIF-21 the time of the reminder of unread messages is that of the country', async () => {
    const a = await anna(stack)
    expect((await a.call(notifications.preferences)).unread_reminder_hours).toBe(24)
    await withCountry('NL', { unreadReminderHours: 36 }, async () =>
      expect((await a.call(notifications.preferences)).unread_reminder_hours).toBe(36),
    )
  })

  test('OPEN-63 names are left out of pushes until the member wants them', async () => {
    const a = await anna(stack)
    expect((await a.call(notifications.preferences)).push_names).toBe(false)
    expect((await change(a, { push_names: true })).push_names).toBe(true)
    expect((await change(a, { quiet_hours: null })).push_names).toBe(true)
  })
})

describe('OPEN-62 NOTIF-10 notifications that are off altogether', () => {
  test.each(['fbl', 'listunsubscribe'] as const)(
    'can be turned on by the member, at once, when off by %s',
    async (reason) => {
      const a = await anna(stack)
      await changeAccount(a.id, { notificationsDisabled: [reason, 'bounce'] })
      expect((await a.call(notifications.preferences)).disabled).toEqual([reason, 'bounce'])
      expect((await change(a, { enable: reason })).disabled).toEqual(['bounce'])
      expect((await findAccount(a.id))!.notificationsDisabled).toEqual(['bounce'])
      expect((await a.call(account.current)).notifications_disabled).toEqual(['bounce'])
    },
  )

  test('cannot be turned on by the member when off by a bounce', async () => {
    const a = await anna(stack)
    await changeAccount(a.id, { notificationsDisabled: ['bounce'] })
    expect((await a.raw('PUT', notifications.change.path, { body: { enable: 'bounce' } })).status).toBe(400)
    expect((await findAccount(a.id))!.notificationsDisabled).toEqual(['bounce'])
  })
})
