import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsQuery } from '#frontend/domain/account/session.ts'
import PhotosScreen from '#frontend/features/staff/moderation/PhotosScreen.tsx'
import { undoMs } from '#frontend/features/staff/moderation/queue.ts'
import { beforeSignOut } from '#frontend/features/staff/session.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import type { WaitingPhoto } from '#shared/contract/moderation-items.ts'
import type { Settings } from '#shared/contract/site.ts'
import { members } from '#shared/i18n/nl/members.ts'
import { safety } from '#shared/i18n/nl/safety.ts'
import { staff } from '#shared/i18n/nl/staff.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { annaCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const photo = (id: string): WaitingPhoto => ({
  id,
  member: annaCard,
  private: false,
  uploaded_at: new Date().toISOString(),
  full: `/photos/${id}/full.avif`,
  blurred: `/photos/${id}/locked.avif`,
  findings: [],
  alike: { photos: [], banned: false },
  others: [],
  about: null,
  prompts: [],
  refusals: [],
  main: null,
})
const settings = { company: { country: 'NL' }, region_data: {} } as unknown as Settings

/** Shows the queue with these photos. `decide` stubs the server's answer to a decision. */
function show(
  ids: readonly string[],
  decide: (call: StubCall) => ReturnType<typeof answered>,
  more: Partial<WaitingPhoto> = {},
) {
  const waiting = new Set(ids)
  const calls = stubApi((call) => {
    if (call.path === '/api/staff-photo-escalation.php') return decide(call)
    if (call.path !== '/api/staff-photos.php') return answered({ photos: none, complaints: none })
    if (call.method === 'POST') {
      const answer = decide(call)
      if (answer.status < 500) waiting.delete(String(call.body.id))
      return answer
    }
    return answered({
      photos: [...waiting].map((id) => ({ ...photo(id), ...more })),
      waiting: { count: waiting.size, oldest_at: null },
    })
  })
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, settings)
  const view = drawInDutch(
    <>
      <PhotosScreen />
      <ToastRegion />
    </>,
    client,
    { members, safety, staff },
  )
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { sent, unmount: view.unmount }
}

const none = { count: 0, oldest_at: null }
const decided = () => answered({ decided: true })
const picture = () => screen.getByAltText('Te beoordelen foto van Anna').getAttribute('src')
/** Timeout below the undo delay, at whose end a decision is sent in any case. */
const beforeHold = { timeout: undoMs / 2 }
const passHold = () => vi.advanceTimersByTimeAsync(undoMs)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

afterEach(() => expectSoundPage())

test('TRAP-74 OPEN-06 a queued photo is blurred until Space opens it, and its approval is sent once it can no longer be undone', async () => {
  const { sent } = show(['a', 'b'], decided)
  await screen.findByText('Nog 2 foto’s.')
  expect(picture()).toBe('/photos/a/locked.webp')
  await user.keyboard('a')
  expect(screen.getByText('Nog 2 foto’s.')).toBeTruthy()
  await user.keyboard(' ')
  expect(picture()).toBe('/photos/a/full.webp')
  await user.keyboard('a')
  expect(picture()).toBe('/photos/b/locked.webp')
  expect(sent()).toEqual([])
  await passHold()
  await waitFor(() => expect(sent()).toEqual([{ member: annaCard.id, id: 'a', verdict: 'main' }]))
})

test('OPEN-06 U undoes a decision about a photo before it is sent', async () => {
  const { sent } = show(['a'], decided)
  await screen.findByText('Nog 1 foto.')
  await user.keyboard('r4')
  await screen.findByText('Alles is beoordeeld')
  await user.keyboard('u')
  expect(picture()).toBe('/photos/a/locked.webp')
  await passHold()
  expect(sent()).toEqual([])
})

test('OPEN-06 no decision about a photo is lost when the page is closed or left', async () => {
  const { sent, unmount } = show(['a', 'b'], decided)
  await screen.findByText('Nog 2 foto’s.')
  await user.keyboard('r7')
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(sent()).toHaveLength(1), beforeHold)
  expect(sent()).toEqual([{ member: annaCard.id, id: 'a', verdict: 'refused', reason: 'quality' }])
  await user.keyboard(' e')
  unmount()
  await waitFor(() => expect(sent()).toHaveLength(2), beforeHold)
  expect(sent()[1]).toEqual({ member: annaCard.id, id: 'b', verdict: 'explicit' })
})

test('OPEN-06 a photo that a colleague decided leaves the queue with a notice, not an alert', async () => {
  show(['a'], () => refusal('already_decided', 'Hierover is al beslist.'))
  await screen.findByText('Nog 1 foto.')
  await user.keyboard('r1')
  await passHold()
  await screen.findByText('Over deze foto was al beslist.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Alles is beoordeeld')).toBeTruthy()
})

test('OPEN-06 a photo returns to the queue when the server refuses its decision', async () => {
  show(['a'], () => ({ status: 503, body: {} }))
  await screen.findByText('Nog 1 foto.')
  await user.keyboard('r1')
  await passHold()
  // Waits until all retries of the request have failed.
  await vi.advanceTimersByTimeAsync(20_000)
  await screen.findByText(/De foto staat weer in de rij/)
  expect(screen.getByText('Nog 1 foto.')).toBeTruthy()
})

test('OPEN-06 the keys of the photo queue can be switched off, and typing in a field triggers none', async () => {
  const { sent } = show(['a'], decided)
  await screen.findByText('Nog 1 foto.')
  await user.click(screen.getByRole('checkbox', { name: 'Sneltoetsen gebruiken' }))
  await user.click(document.body)
  await user.keyboard('r1')
  await passHold()
  expect(sent()).toEqual([])
  expect(screen.queryByRole('list', { name: 'Reden van weigering' })).toBeNull()
})

test.each([
  ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the moderator signs out', () => Promise.all([...beforeSignOut].map((finish) => finish()))],
])('OPEN-06 a held decision about a photo is sent at once when %s', async (_, leave) => {
  const { sent } = show(['a'], decided)
  await screen.findByText('Nog 1 foto.')
  await user.keyboard('r7')
  expect(sent()).toEqual([])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await leave()
  await waitFor(() => expect(sent()).toHaveLength(1), beforeHold)
  expect(sent()).toEqual([{ member: annaCard.id, id: 'a', verdict: 'refused', reason: 'quality' }])
})

test('OPEN-06 a held decision about a photo stays held when the tab is shown again, and is sent once', async () => {
  const { sent, unmount } = show(['a'], decided)
  await screen.findByText('Nog 1 foto.')
  await user.keyboard('r7')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent()).toEqual([])
  await passHold()
  await waitFor(() => expect(sent()).toHaveLength(1))
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  window.dispatchEvent(new Event('pagehide'))
  expect(sent()).toHaveLength(1)
  expect(beforeSignOut.size).toBe(0)
})

test('MOD-14 TRAP-74 this photo and the next two are loaded ahead, so that no press waits', async () => {
  const loaded: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        loaded.push(address)
      }
    },
  )
  show(['a', 'b', 'c', 'd'], decided)
  await screen.findByText('Nog 4 foto’s.')
  const both = (id: string) => [`/photos/${id}/locked.avif`, `/photos/${id}/full.avif`]
  await waitFor(() => expect(loaded).toEqual(['a', 'b', 'c'].flatMap(both)))
})

test('MOD-14 one press escalates the photo, unopened, to a call of its own', async () => {
  const { sent } = show(['a', 'b'], decided)
  await screen.findByText('Nog 2 foto’s.')
  expect(screen.getByText(staff.photos.escalateHint)).toBeTruthy()
  await userEvent.keyboard('m')
  expect(await screen.findByText('Nog 1 foto.')).toBeTruthy()
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(sent()).toEqual([{ member: annaCard.id, id: 'a', suspicion: 'minor' }]))
})

test.each([
  ['r31', { suspicion: 'minor' }],
  ['r32', { verdict: 'refused', reason: 'minor' }],
  ['r51', { suspicion: 'child_abuse' }],
  ['r52', { verdict: 'refused', reason: 'illegal' }],
])('MOD-06 MOD-07 a reason behind which a case may hide is asked about: %s sends %o', async (keys, decision) => {
  const { sent } = show(['a'], decided)
  await screen.findByText('Nog 1 foto.')
  await user.keyboard(keys.slice(0, 2))
  const question = staff.photos.ask[keys[1] === '3' ? 'minor' : 'child_abuse']
  expect(screen.getByRole('list', { name: question })).toBeTruthy()
  expect(screen.getAllByText(question).length).toBeGreaterThan(0)
  await passHold()
  expect(sent()).toEqual([])
  await user.keyboard(keys.slice(2))
  await screen.findByText('Alles is beoordeeld')
  await passHold()
  await waitFor(() => expect(sent()).toEqual([{ member: annaCard.id, id: 'a', ...decision }]))
})

test('MOD-06 the answers about a suspicion are buttons as well', async () => {
  const { sent } = show(['a'], decided)
  await screen.findByText('Nog 1 foto.')
  for (const name of [staff.photos.refuse, staff.photos.reasons.minor, staff.photos.refuseOnly.minor])
    await user.click(screen.getByRole('button', { name: new RegExp(name) }))
  await passHold()
  await waitFor(() => expect(sent()).toEqual([{ member: annaCard.id, id: 'a', verdict: 'refused', reason: 'minor' }]))
})

test('MOD-06 a like photo of a case has no picture for other roles, but names its account', async () => {
  show(['a'], decided, {
    alike: { photos: [{ member: annaCard, id: 'q', full: null, blurred: null }], banned: false },
  })
  expect(await screen.findByText(staff.member.withheld)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Foto van Anna/ })).toBeNull()
})

test('MOD-14 the photo is shown beside the other photos, text, refusals and like photos', async () => {
  show(['a'], decided, {
    about: 'Houdt van varen.',
    refusals: [{ at: '2026-11-01T20:00:00.000Z', reason: 'quality' }],
    others: [{ id: 'z', full: '/z', blurred: '/y', private: false, status: 'active' }],
    alike: { photos: [{ member: annaCard, id: 'q', full: '/q', blurred: '/p' }], banned: true },
  })
  expect(await screen.findByText('Houdt van varen.')).toBeTruthy()
  expect(screen.getByText(staff.photos.reasons.quality, { selector: 'li' })).toBeTruthy()
  for (const name of ['Andere foto 1', 'Foto van Anna'])
    expect(screen.getByRole('button', { name: new RegExp(name) })).toBeTruthy()
  expect(screen.getByText(staff.photos.alikeBanned)).toBeTruthy()
})
