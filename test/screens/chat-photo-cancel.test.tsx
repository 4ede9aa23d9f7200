import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { askedPhotos, setCancellation } from '#frontend/features/chats/cancelled-photos.ts'
import type { Thread } from '#frontend/features/chats/thread.ts'
import { isOffline, noteAnswer, probeEveryMs } from '#frontend/lib/connection.ts'
import { forgetKeptTexts, keptKey, keptText } from '#frontend/lib/kept-texts.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { dismissToast, toastStore } from '#frontend/ui/toasts.ts'
import { chats as texts } from '#shared/i18n/nl/chats.ts'
import type { ChatPhoto } from '#shared/model/message.ts'
import { type Answer, answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawConversation, OpenConversation, PhotoCancelling } from '#test/support/open-conversation.tsx'
import { type StubUpload, stubPictures, stubUploads } from '#test/support/photo-browser.ts'
import { shownConversation as conversation, shownThread, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
const memberId = shownUser().id
/** Time in ms after which all retries of a call are over. */
const wholeRetry = 16_000

let thread: Thread
let stage: ChatPhoto['stage']
/** The server's answer to a cancellation. */
let cancel: () => Answer | Promise<Answer>
let calls: StubCall[]
let uploads: StubUpload[]

beforeEach(() => {
  thread = shownThread()
  stage = 'inspecting'
  cancel = () => answered({ cancelled: true })
  vi.stubGlobal('CSS', { supports: () => true })
  stubPictures()
  uploads = stubUploads()
  calls = stubApi(({ method, path, query, body }) => {
    if (path === '/api/chat.php') return answered(thread)
    if (path !== '/api/chat-photo.php') return answered({ chats: [], older: null, unread: 0 })
    if (method === 'DELETE') return cancel()
    const id = String(method === 'POST' ? (body as { id: string }).id : query?.id)
    if (method === 'GET') return answered({ photo: { id, conversation, stage, reason: null } })
    const photo = { id, conversation, stage: 'uploading', reason: null }
    return answered({ photo, upload: { url: `/uploads/${id}`, fields: { key: id } } })
  })
})
afterEach(() => {
  noteAnswer()
  act(emitMemberGone)
  for (const { id } of toastStore.read()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => expectSoundPage())

function show({ isOpen = true } = {}) {
  showPage(locationOf(isOpen ? `/chats/${conversation}` : '/members'))
  return drawConversation(thread, {
    content: (
      <>
        <PhotoCancelling />
        {isOpen && <OpenConversation />}
        <ToastRegion />
      </>
    ),
  })
}
const log = () => within(screen.getByRole('log'))
const balance = () => screen.getByText(/^Saldo:/).textContent
const cancellations = () => calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query!.id)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const cancelling = () => log().queryByText(texts.photo.cancelling)
const pressCancel = async () => user.click((await log().findAllByRole('button', { name: texts.photo.cancel })).at(-1)!)

async function choose(count: number) {
  const files = Array.from({ length: count }, (_, at) => new File(['x'], `${at} 900x900.jpg`, { type: 'image/jpeg' }))
  await user.upload(document.querySelector<HTMLInputElement>('input[data-photos=files]')!, files)
  await waitFor(() => expect(screen.getAllByRole('button', { name: /weghalen$/ })).toHaveLength(count))
  await user.click(screen.getByRole('button', { name: /^Stuur \d foto/ }))
}

/** Sends a photo whose file has arrived and is being checked; returns its id. */
async function sendOne(): Promise<string> {
  await choose(1)
  await waitFor(() => expect(uploads).toHaveLength(1))
  act(() => uploads[0]!.finish(204))
  await log().findByText(texts.photo.inspecting)
  return (calls.find(({ method }) => method === 'POST')!.body as { id: string }).id
}

describe('CHAT-32 a cancelled photo', () => {
  test('CHAT-32 stays and is counted until the server has answered', async () => {
    const answer = Promise.withResolvers<Answer>()
    cancel = () => answer.promise
    show()
    const id = await sendOne()
    await pressCancel()
    expect(await log().findByText(texts.photo.cancelling)).toBeTruthy()
    expect(log().queryByRole('button', { name: texts.photo.cancel })).toBeNull()
    expect(balance()).toBe('Saldo: 7 credits')
    await act(async () => answer.resolve(answered({ cancelled: true })))
    await waitFor(() => expect(log().queryByRole('img')).toBeNull())
    expect(balance()).toBe('Saldo: 9 credits')
    expect([cancellations(), askedPhotos(memberId), toastStore.read()]).toEqual([[id], [], []])
  })

  test('CHAT-32 that was sent already is said to be, and its message appears', async () => {
    cancel = () => {
      stage = 'sent'
      return answered({ cancelled: false })
    }
    show()
    const id = await sendOne()
    const photo = { width: 800, height: 600, blurred: '/b.avif', sharp: '/s.avif' }
    const message = { id, type: 'image', text: '', mine: true, sent_at: '2026-11-20T10:00:00.000Z', photo } as const
    thread = { ...thread, credits: 7, messages: [message] }
    await pressCancel()
    expect(await screen.findByText(texts.photo.late)).toBeTruthy()
    expect(await log().findByRole('button', { name: 'Jouw foto, groot bekijken' })).toBeTruthy()
    await waitFor(() => expect(log().getAllByRole('img')).toHaveLength(1))
    expect([cancelling(), balance(), askedPhotos(memberId)]).toEqual([null, 'Saldo: 7 credits', []])
  })

  test('CHAT-32 that turns out to be sent after the member signed out is not announced to the next person', async () => {
    const answer = Promise.withResolvers<Answer>()
    cancel = () => answer.promise
    show()
    await sendOne()
    await pressCancel()
    act(() => {
      emitMemberGone()
      localStorage.clear()
    })
    await act(async () => answer.resolve(answered({ cancelled: false })))
    expect(toastStore.read()).toEqual([])
  })

  test('CHAT-32 CHAT-37 without a connection says that it waits for it, and is cancelled when it is back', async () => {
    show()
    const id = await sendOne()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    cancel = () => {
      throw new TypeError('Failed to fetch')
    }
    await pressCancel()
    await pass(wholeRetry)
    act(() => isOffline.write(true))
    await pass(2 * probeEveryMs)
    expect([cancelling(), log().queryByText(texts.photo.cancelLater)]).not.toContain(null)
    calls.length = 0
    cancel = () => answered({ cancelled: true })
    act(noteAnswer)
    await pass(100)
    expect(cancellations()).toEqual([id])
    await waitFor(() => expect(log().queryByRole('img')).toBeNull())
  })

  test('CHAT-32 that the server could not answer is cancelled after an interval', async () => {
    show()
    await sendOne()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    cancel = () => ({ status: 503, body: {} })
    await pressCancel()
    await pass(wholeRetry)
    expect(cancelling()).not.toBeNull()
    cancel = () => answered({ cancelled: true })
    await pass(probeEveryMs)
    await waitFor(() => expect(log().queryByRole('img')).toBeNull())
  })

  test('CHAT-32 is cancelled after a reload, on any page, and not twice', async () => {
    setCancellation(memberId, 'earlier', 'asked')
    show({ isOpen: false })
    await waitFor(() => expect(askedPhotos(memberId)).toEqual([]))
    expect(cancellations()).toEqual(['earlier'])
  })

  test('CHAT-32 ACC-31 is not asked about after a sign-out', async () => {
    show({ isOpen: false })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    cancel = () => ({ status: 503, body: {} })
    act(() => setCancellation(memberId, 'a', 'asked'))
    await pass(100)
    expect(cancellations()).toEqual(['a'])
    act(forgetKeptTexts)
    await pass(wholeRetry + 2 * probeEveryMs)
    expect(cancellations()).toEqual(['a'])
    expect(keptText(keptKey(memberId, 'cancelled-photos'))).toBeNull()
  })

  test('CHAT-32 whose answer came while its conversation was closed goes when it is opened', async () => {
    show()
    const id = await sendOne()
    act(() => setCancellation(memberId, id, 'done'))
    await waitFor(() => expect(log().queryByRole('img')).toBeNull())
    expect(cancellations()).toEqual([])
  })

  test('CHAT-32 whose cancellation is refused is shown as before, and can be cancelled again', async () => {
    cancel = () => refusal('too_many_requests', 'Even wachten.')
    show()
    const id = await sendOne()
    await pressCancel()
    await waitFor(() => expect([cancelling(), cancellations()]).toEqual([null, [id]]))
    cancel = () => answered({ cancelled: true })
    await pressCancel()
    await waitFor(() => expect(log().queryByRole('img')).toBeNull())
  })

  test('CHAT-32 that the server does not know yet goes at once, without a call', async () => {
    show({ isOpen: true })
    await choose(3)
    await waitFor(() => expect(uploads).toHaveLength(2))
    await pressCancel()
    await waitFor(() => expect(log().getAllByRole('img')).toHaveLength(2))
    expect([cancellations(), askedPhotos(memberId)]).toEqual([[], []])
  })
})
