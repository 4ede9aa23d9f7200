import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userQuery } from '#frontend/domain/account/session.ts'
import InvisibleSection from '#frontend/features/account/settings/InvisibleSection.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup()
const switchOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const names = { invisible: 'Onzichtbare modus', shown_to_visitors: 'Laat me zien aan bezoekers' } as const
const shown = () => Object.values(names).map((name) => switchOf(name).checked)

let calls: StubCall[]
let refuses: boolean
/** Promise that delays the answers; null for no delay. */
let gate: Promise<void> | null

beforeEach(() => {
  refuses = false
  gate = null
  calls = stubApi(async ({ body }) => {
    await gate
    return refuses
      ? refusal('too_many_requests', 'Te veel pogingen.')
      : answered(shownUser(body as Partial<CurrentUser>))
  })
})
afterEach(() => vi.unstubAllGlobals())

const changes = () => calls.map(({ method, path, body }) => ({ method, path, body }))
const saved = (body: object) => ({ method: 'PUT', path: '/api/user.php', body })

afterEach(() => expectSoundPage())

test('PRIV-01 a member is hidden from visitors until they switch it on, and each press saves that switch only', async () => {
  drawScreen(<InvisibleSection />)
  expect(shown()).toEqual([false, false])
  await user.click(switchOf(names.shown_to_visitors))
  expect(shown()).toEqual([false, true])
  await user.click(switchOf(names.shown_to_visitors))
  expect(shown()).toEqual([false, false])
  await waitFor(() =>
    expect(changes()).toEqual([saved({ shown_to_visitors: true }), saved({ shown_to_visitors: false })]),
  )
})

test('BLOCK-09 PRIV-01 the two visibility switches show what is stored and do not affect each other', async () => {
  drawScreen(<InvisibleSection />, { user: { shown_to_visitors: true } })
  expect(shown()).toEqual([false, true])
  await user.click(switchOf(names.invisible))
  expect(shown()).toEqual([true, true])
  await waitFor(() => expect(changes()).toEqual([saved({ invisible: true })]))
})

test('PRIV-01 two quick presses on a visibility switch are sent one after the other, and the last one counts', async () => {
  let open: () => void = () => {}
  gate = new Promise((resolve) => (open = resolve))
  drawScreen(<InvisibleSection />)
  await user.click(switchOf(names.shown_to_visitors))
  await user.click(switchOf(names.shown_to_visitors))
  expect(changes()).toEqual([saved({ shown_to_visitors: true })])
  gate = null
  open()
  await waitFor(() => expect(changes().at(-1)).toEqual(saved({ shown_to_visitors: false })))
  expect(shown()).toEqual([false, false])
})

test('PRIV-01 consent to be visible is reverted, with the reason, when the server refuses it', async () => {
  refuses = true
  drawScreen(<InvisibleSection />)
  await user.click(switchOf(names.shown_to_visitors))
  expect((await screen.findByRole('alert')).textContent).toBe('Te veel pogingen.')
  await waitFor(() => expect(shown()).toEqual([false, false]))
})

test.each(['before', 'after'] as const)(
  'BLOCK-09 a switch keeps the new value when a poll from before the change arrives %s its answer',
  async (when) => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = 'signed_in=1'
    const poll = Promise.withResolvers<void>()
    const change = Promise.withResolvers<void>()
    let stored = shownUser()
    const calls = stubApi(async ({ method, body }) => {
      if (method === 'GET') {
        const read = stored
        if (!read.invisible) await poll.promise
        return answered(read)
      }
      await change.promise
      stored = { ...stored, ...(body as Partial<CurrentUser>) }
      return answered(stored)
    })
    const client = drawScreen(<InvisibleSection />)
    const arrive = (answer: PromiseWithResolvers<void>) => act(async () => answer.resolve())
    void client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})
    await user.click(switchOf(names.invisible))
    for (const answer of when === 'before' ? [poll, change] : [change, poll]) await arrive(answer)
    await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0))
    expect(client.getQueryData(userQuery.queryKey)?.invisible).toBe(true)
    expect(switchOf(names.invisible).checked).toBe(true)
    // The cancelled poll is repeated, because its answer may have other changes as well.
    expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1)
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = 'signed_in=; max-age=0'
  },
)

test('LIVE-10 read marks are on until the member switches them off', async () => {
  drawScreen(<InvisibleSection />)
  const readMarks = switchOf('Leesbevestigingen')
  expect(readMarks.checked).toBe(true)
  await user.click(readMarks)
  expect(readMarks.checked).toBe(false)
  await waitFor(() => expect(changes()).toEqual([saved({ read_marks: false })]))
})

test('LIVE-11 presence is shown until the member switches it off', async () => {
  drawScreen(<InvisibleSection />)
  const presence = switchOf('Onlinestatus')
  expect(presence.checked).toBe(true)
  await user.click(presence)
  expect(presence.checked).toBe(false)
  await waitFor(() => expect(changes()).toEqual([saved({ shows_presence: false })]))
})

test('looks are shown until the member switches them off', async () => {
  drawScreen(<InvisibleSection />)
  const looks = switchOf('Wie bij wie keek')
  expect(looks.checked).toBe(true)
  await user.click(looks)
  expect(looks.checked).toBe(false)
  await waitFor(() => expect(changes()).toEqual([saved({ shows_looks: false })]))
})
