import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ulid } from 'ulid'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { Conversation } from '#frontend/features/chats/parts/Conversation.tsx'
import { keptPhotos } from '#frontend/features/chats/photo-sending.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { ChatPhoto } from '#shared/model/message.ts'
import { chatPhotos } from '#shared/rules/photo-limits.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { stubDatabase } from '#test/support/fake-database.ts'
import { PhotoCancelling } from '#test/support/open-conversation.tsx'
import { type StubUpload, stubPictures, stubUploads } from '#test/support/photo-browser.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import {
  annaCard,
  shownConversation as conversation,
  shownSettings,
  shownThread,
  shownUser,
} from '#test/support/shown.ts'
import { shownOffer } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
const thread = shownThread()

let rows: ReturnType<typeof stubDatabase>
let calls: StubCall[]
let uploads: StubUpload[]
let state: Pick<ChatPhoto, 'stage' | 'reason'>
beforeEach(() => {
  state = { stage: 'uploading', reason: null }
  vi.stubGlobal('CSS', { supports: () => true })
  stubPictures()
  uploads = stubUploads()
  rows = stubDatabase()
  calls = stubApi(({ method, path, query, body }) => {
    if (path === '/api/chat.php') return answered({ removed: true })
    if (path === '/api/bundles.php') return answered(shownOffer())
    if (path !== '/api/chat-photo.php') return answered({ chats: [], older: null, unread: 0 })
    if (method === 'DELETE') return answered({ cancelled: true })
    const id = String(method === 'POST' ? (body as { id: string }).id : query?.id)
    const photo = { id, conversation, ...state }
    return answered(method === 'GET' ? { photo } : { photo, upload: { url: '/uploads', fields: { key: id } } })
  })
})
afterEach(() => {
  act(emitMemberGone)
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => expectSoundPage())

/** Opens the conversation as a fresh load of the page does: the modules have no state. */
async function load(memberId = shownUser().id) {
  showPage(locationOf(`/chats/${conversation}`))
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  client.setQueryData(userQuery.queryKey, shownUser({ id: memberId, status: 'active', credits: 9 }))
  const page = drawInDutch(
    <>
      <PhotoCancelling />
      <Conversation address={{ conversation }} thread={thread} memberId={memberId} onDelivered={() => {}} isFresh />
    </>,
    client,
  )
  await act(async () => void (await import('#frontend/features/chats/photo-storage.ts')))
  return page
}
async function reload(page: { unmount: () => void }, memberId?: string) {
  page.unmount()
  // Like a reload, the end of the session clears the state of modules but not the stored files.
  act(emitMemberGone)
  return await load(memberId)
}

const choose = (...names: string[]) =>
  user.upload(
    document.querySelector<HTMLInputElement>('input[data-photos=files]')!,
    names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
  )
const chosen = async (count: number) =>
  waitFor(() =>
    expect(screen.queryAllByRole('button', { name: /^Foto \d+ weghalen$/ }).map(({ tagName }) => tagName)).toHaveLength(
      count,
    ),
  )
const reserved = () =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as unknown as { id: string }).id)

describe('CHAT-34 chosen photos', () => {
  test('CHAT-34 survive a new load of the page, and are sent under the id of their choice', async () => {
    const page = await load()
    await choose('een 1200x900.jpg', 'twee 900x900.jpg')
    await chosen(2)
    await waitFor(() => expect(rows.size).toBe(2))
    const ids = [...rows.keys()].toSorted()
    await reload(page)
    await chosen(2)
    await user.click(screen.getByRole('button', { name: 'Stuur 2 foto’s, 4 credits' }))
    await waitFor(() => expect(uploads).toHaveLength(2))
    expect(reserved().toSorted()).toEqual(ids)
    expect(screen.queryByRole('list', { name: 'Gekozen foto’s' })).toBeNull()
  })

  test('CHAT-34 that were removed or sent are not chosen again', async () => {
    const page = await load()
    await choose('een 1200x900.jpg', 'twee 900x900.jpg')
    await chosen(2)
    await user.click(screen.getByRole('button', { name: 'Foto 1 weghalen' }))
    await user.click(screen.getByRole('button', { name: 'Stuur 1 foto, 2 credits' }))
    await waitFor(() => expect(rows.size).toBe(1))
    await reload(page)
    await act(async () => {})
    await chosen(0)
  })

  test('CHAT-34 of two tabs are restored up to the limit; the newest beyond it are deleted', async () => {
    const page = await load()
    await choose('een 1200x900.jpg')
    await waitFor(() => expect(rows.size).toBe(1))
    const [stored] = rows.values()
    page.unmount()
    const ids = Array.from({ length: chatPhotos.pending + 2 }, (_, index) => ulid(index + 1))
    rows.clear()
    for (const id of ids) rows.set(id, { ...stored, id })
    await reload(page)
    await chosen(chatPhotos.pending)
    await waitFor(() => expect([...rows.keys()]).toEqual(ids.slice(0, chatPhotos.pending)))
  })

  test('CHAT-34 are not shown to another member of this device', async () => {
    const page = await load()
    await choose('een 1200x900.jpg')
    await waitFor(() => expect(rows.size).toBe(1))
    await reload(page, annaCard.id)
    await act(async () => {})
    await chosen(0)
  })

  test('CHAT-34 that the server refused for missing credits can be sent again after a new load, as another photo', async () => {
    const page = await load()
    await choose('een 1200x900.jpg')
    await chosen(1)
    await user.click(screen.getByRole('button', { name: 'Stuur 1 foto, 2 credits' }))
    await waitFor(() => expect(uploads).toHaveLength(1))
    const kept = sessionStorage.getItem('chat-photos')!
    state = { stage: 'refused', reason: 'insufficient_credits' }
    page.unmount()
    act(emitMemberGone)
    // Restores the list in the tab's session storage, which survives a reload.
    act(() => keptPhotos.write(JSON.parse(kept)))
    await load()
    const log = within(screen.getByRole('log'))
    expect(await log.findByText(/Je had onvoldoende credits\./)).toBeTruthy()
    await user.click(await log.findByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(reserved()).toHaveLength(2))
    expect(new Set(reserved()).size).toBe(2)
  })

  test('CHAT-34 CHAT-25 are deleted with their conversation', async () => {
    await load()
    await choose('een 1200x900.jpg')
    await waitFor(() => expect(rows.size).toBe(1))
    await user.click(screen.getByRole('button', { name: 'Meer' }))
    await user.click(screen.getByRole('menuitem', { name: 'Gesprek verwijderen' }))
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(rows.size).toBe(0))
    await chosen(0)
  })
})

/** Stubs the browser's locks; returns the names of the locks that its tabs hold. */
function stubLocks(): Set<string> {
  const held = new Set<string>()
  const locks = {
    request: (name: string, _: object, run: () => Promise<void>) => {
      held.add(name)
      return run().finally(() => held.delete(name))
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  return held
}
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

const lost = /De pagina is opnieuw geladen/
const log = () => within(screen.getByRole('log'))
async function sendOne() {
  const page = await load()
  await choose('een 1200x900.jpg')
  await chosen(1)
  await user.click(screen.getByRole('button', { name: 'Stuur 1 foto, 2 credits' }))
  await waitFor(() => expect(uploads).toHaveLength(1))
  await waitFor(() => expect([...rows.values()]).toMatchObject([{ value: { member: expect.any(String) } }]))
  return { page, stored: [...rows][0]! }
}
/** Opens the conversation in another tab, which has only the stored files of the first tab. */
async function openTab(page: { unmount: () => void }, memberId?: string) {
  const tab = await reload(page, memberId)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  return tab
}

describe('CHAT-34 sent photos', () => {
  test('CHAT-34 TRAP-37 refused ones are shown in another tab; a retry in both is one photo', async () => {
    const { page, stored } = await sendOne()
    state = { stage: 'refused', reason: 'insufficient_credits' }
    let tab = await openTab(page)
    for (const count of [2, 3]) {
      expect(await log().findByText(/Je had onvoldoende credits\./)).toBeTruthy()
      await user.click(await log().findByRole('button', { name: 'Opnieuw proberen' }))
      await waitFor(() => expect(reserved()).toHaveLength(count))
      rows.clear()
      rows.set(...stored)
      tab = await openTab(tab)
    }
    const [first, ...again] = reserved()
    expect(again[0]).not.toBe(first)
    expect(again[1]).toBe(again[0])
  })

  test('CHAT-34 interrupted by the end of the session says so after the next sign-in', async () => {
    const { page, stored } = await sendOne()
    await openTab(page)
    expect(await log().findByText(lost)).toBeTruthy()
    expect(keptPhotos.read()).toMatchObject([{ id: stored[0] }])
    await user.click(log().getByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(rows.size).toBe(0))
  })

  test('CHAT-34 are not shown to the other member of the conversation', async () => {
    const { page } = await sendOne()
    const tab = await openTab(page, annaCard.id)
    expect(log().queryByText(lost)).toBeNull()
    // simulates a tab that still has the list of the former member after the sign-out
    act(() => keptPhotos.write([{ id: 'a', owner: shownUser().id, conversation, size: null }]))
    await act(async () => {})
    expect(calls.filter(({ method, query }) => method === 'GET' && query?.id === 'a')).toEqual([])
    tab.unmount()
  })

  test('CHAT-34 that another tab is uploading are left to it, not shown as lost', async () => {
    const held = stubLocks()
    const { page, stored } = await sendOne()
    const lock = `chat-photo ${stored[0]}`
    expect([...held]).toEqual([lock])
    page.unmount()
    act(emitMemberGone)
    await waitFor(() => expect(held.size).toBe(0))
    held.add(lock)
    const tab = await openTab(page)
    expect(keptPhotos.read()).toEqual([])
    held.delete(lock)
    await openTab(tab)
    expect(await log().findByText(lost)).toBeTruthy()
  })

  test('CHAT-34 hold their lock until the file has arrived', async () => {
    const held = stubLocks()
    await sendOne()
    expect(held.size).toBe(1)
    state = { stage: 'inspecting', reason: null }
    act(() => uploads[0]!.finish(204))
    await waitFor(() => expect(held.size).toBe(0))
  })
})
