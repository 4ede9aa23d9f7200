import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { registerPages } from '#frontend/domain/site/pages.ts'
import ProfileScreen from '#frontend/features/members/ProfileScreen.tsx'
import ComplaintsScreen from '#frontend/features/safety/ComplaintsScreen.tsx'
import { forgetKeptTexts } from '#frontend/lib/kept-texts.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { chats as texts } from '#shared/i18n/nl/chats.ts'
import { members } from '#shared/i18n/nl/members.ts'
import { safety } from '#shared/i18n/nl/safety.ts'
import type { Message } from '#shared/model/message.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawConversation } from '#test/support/open-conversation.tsx'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { bramCard, shownProfile, shownSettings, shownThread, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { newId } from '#test/support/visitor.ts'

const user = userEvent.setup({ delay: null })
beforeAll(() => registerPages(() => true))
beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  forgetKeptTexts()
})
afterEach(() => expectSoundPage())

const queryOf = (link: HTMLElement) => Object.fromEntries(new URL(link.getAttribute('href')!, 'https://x').searchParams)

describe('MOD-05 a message of the conversation', () => {
  const said = (text: string, more: Partial<Message> = {}): Message => ({
    id: newId(),
    type: 'text',
    text,
    mine: false,
    sent_at: '2026-11-20T10:00:00.000Z',
    ...more,
  })
  const thread = (messages: Message[]) => shownThread({ messages })
  async function show(messages: Message[]) {
    stubApi(({ path }) => answered(path === '/api/chat.php' ? thread(messages) : { chats: [], older: null, unread: 0 }))
    drawConversation(thread(messages), { user: { paid_user: true } })
    await act(async () => void (await import('#frontend/features/chats/parts/ReceivedFoot.tsx')))
    for (const _ of messages) await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
  }
  const log = () => within(screen.getByRole('log'))

  test('is reported by one press on the link below it', async () => {
    const message = said('Stuur geld')
    await show([message])
    const link = log().getByRole('link', { name: texts.message.report })
    expect(queryOf(link)).toEqual({
      member: thread([]).partner.id,
      kind: 'message',
      message: `${message.sent_at}#${message.id}`,
    })
  })

  test('of several is reported by two presses, by the keyboard as well, and named by its beginning', async () => {
    const long = said('Ik weet waar je woont en waar je werkt')
    await show([said('Hoi'), said('Hoi'), long])
    log().getByRole('button', { name: texts.message.reportOne }).focus()
    await user.keyboard('{Enter}')
    const items = log().getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['“Hoi”', '“Hoi”', '“Ik weet waar je woont en…”'])
    expect(document.activeElement).toBe(items[0])
    expect(queryOf(items[2]!).message).toBe(`${long.sent_at}#${long.id}`)
  })

  test('MOD-01 that the moderators removed is shown as such to either member, and cannot be reported', async () => {
    const removed = { text: '', removed: true } as const
    await show([said('', { ...removed, mine: true }), said('', removed), said('', { ...removed, type: 'image' })])
    expect(log().getAllByText(texts.message.removed)).toHaveLength(3)
    expect(log().queryByRole('link', { name: texts.message.report })).toBeNull()
  })

  test("cannot be reported where it is one's own or a gift", async () => {
    await show([said('Hallo', { mine: true }), said('rose', { type: 'gift' })])
    expect(log().queryByRole('link', { name: texts.message.report })).toBeNull()
    expect(log().queryByRole('button', { name: texts.message.reportOne })).toBeNull()
  })
})

describe('MOD-05 a text of a profile', () => {
  const prompts = [{ prompt: 'sunday', answer: 'uitslapen' } as const]
  const profile = shownProfile(bramCard, { about: 'Ik hou van varen.', prompts })
  async function show(me: ReturnType<typeof shownUser> | null) {
    stubApi(({ path }) =>
      answered(path === '/api/profile.php' ? profile : { results: [], numResults: 0, numFictional: 0, interests: [] }),
    )
    showPage(locationOf(`/members/${profile.id}`))
    const client = newClient()
    client.setQueryData(settingsQuery.queryKey, shownSettings())
    client.setQueryData(userQuery.queryKey, me)
    drawInDutch(
      <Suspense>
        <ProfileScreen />
      </Suspense>,
      client,
    )
    await screen.findByText('Ik hou van varen.')
  }
  const links = () => screen.queryAllByRole('link', { name: members.profile.reportText })

  test('is reported by one press on the link beside it', async () => {
    await show(shownUser({ status: 'active' }))
    expect(links().map(queryOf)).toEqual([
      { member: profile.id, field: 'about' },
      { member: profile.id, field: 'sunday' },
    ])
  })

  test('is not reported by a visitor', async () => {
    await show(null)
    expect(links()).toEqual([])
  })

  test('is not reported by its owner', async () => {
    await show(shownUser({ id: profile.id, status: 'active' }))
    expect(links()).toEqual([])
  })
})

describe('MOD-05 the form of a complaint', () => {
  const member = newId()
  const message = `2026-11-20T10:00:00.000Z#${newId()}`
  function open(search: Record<string, string>, answer = answered({ receipt: '7K2M-9XQD', email: 'kim@example.org' })) {
    showPage(locationOf(`/complaints?${new URLSearchParams(search).toString()}`))
    const calls = stubApi(({ body }) =>
      (body as { message?: string }).message ? answer : answered({ receipt: 'R', email: 'k' }),
    )
    const client = newClient()
    client.setQueryData(settingsQuery.queryKey, shownSettings())
    client.setQueryData(userQuery.queryKey, shownUser({ status: 'active' }))
    drawInDutch(<ComplaintsScreen />, client)
    return calls
  }
  const send = () => user.click(screen.getByRole('button', { name: 'Verstuur melding' }))
  const fillIn = async () => {
    await user.click(screen.getAllByRole('radio')[0]!)
    await user.type(screen.getByLabelText('Wat is er gebeurd?'), 'Dit kan niet.')
    await user.click(await screen.findByRole('checkbox'))
  }
  const sent = (calls: ReturnType<typeof stubApi>) =>
    calls.filter(({ path }) => path === '/api/complaint.php').map(({ body }) => body as Record<string, unknown>)

  test('says that it is about one message, and sends which one', async () => {
    const calls = open({ member, kind: 'message', message })
    expect(screen.getByText(safety.complaint.aboutMessage)).toBeTruthy()
    await fillIn()
    await send()
    await screen.findByText('7K2M-9XQD')
    expect(sent(calls)).toMatchObject([{ kind: 'message', member, message }])
  })

  test('says that it is about one text, and sends which one', async () => {
    const calls = open({ member, field: 'sunday' })
    expect(screen.getByText(safety.complaint.aboutText)).toBeTruthy()
    await fillIn()
    await send()
    await screen.findByText('R')
    expect(sent(calls)).toMatchObject([{ kind: 'profile', member, field: 'sunday' }])
  })

  test('is about neither once it is about somebody else', async () => {
    const calls = open({ member, kind: 'message', message })
    await user.click(screen.getByRole('button', { name: 'Over iemand anders' }))
    await fillIn()
    await send()
    await screen.findByText('R')
    expect(sent(calls)[0]).not.toHaveProperty('message')
  })

  test('has no photo of the member any more once it is about somebody else', async () => {
    const calls = open({ member, kind: 'photo', photo: newId() })
    await user.click(screen.getByRole('button', { name: 'Over iemand anders' }))
    await fillIn()
    await send()
    await screen.findByText('R')
    expect(sent(calls)[0]).not.toHaveProperty('photo')
    expect(sent(calls)[0]).not.toMatchObject({ kind: 'photo' })
  })

  test('says if the message is gone, and the next press sends it about the member', async () => {
    const calls = open({ member, kind: 'message', message }, refusal('not_found', 'Weg'))
    await fillIn()
    await send()
    expect(await screen.findByText(safety.complaint.itemGone)).toBeTruthy()
    expect(screen.getByText(safety.complaint.aboutLinked)).toBeTruthy()
    await send()
    await screen.findByText('R')
    expect(sent(calls).map((body) => 'message' in body)).toEqual([true, false])
    expect(sent(calls)[1]).toMatchObject({ member, text: 'Dit kan niet.' })
  })
})
