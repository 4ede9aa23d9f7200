import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { isLive } from '#frontend/domain/notifications/live.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { ChatRow } from '#frontend/features/chats/parts/ChatRow.tsx'
import type { Thread } from '#frontend/features/chats/thread.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { chats as texts } from '#shared/i18n/nl/chats.ts'
import { type ChatPhoto, ChatPhotoReason, type Message } from '#shared/model/message.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawConversation, OpenConversation, PhotoCancelling } from '#test/support/open-conversation.tsx'
import { type StubUpload, stubPictures, stubUploads } from '#test/support/photo-browser.ts'
import { drawInDutch } from '#test/support/screen.tsx'
import { bramCard, shownConversation as conversation, shownThread } from '#test/support/shown.ts'
import { shownOffer } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null, applyAccept: false })
const sent_at = '2026-11-20T10:00:00.000Z'
const image = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  type: 'image',
  text: '',
  mine: false,
  sent_at,
  photo: { width: 800, height: 600, blurred: `/photos/${id}/locked.avif`, sharp: null },
  ...more,
})

let thread: Thread
let calls: StubCall[]
let uploads: StubUpload[]
let states: Record<string, Pick<ChatPhoto, 'stage' | 'reason'> | null>
let refuses: ErrorCode | null

beforeEach(() => {
  refuses = null
  states = {}
  vi.stubGlobal('CSS', { supports: () => true })
  stubPictures()
  uploads = stubUploads()
  calls = stubApi(({ method, path, query, body }) => {
    if (path === '/api/chat.php') return answered(thread)
    if (path === '/api/bundles.php') return answered(shownOffer())
    if (path === '/api/chat-photo-open.php') {
      // the answer has the sharp photo, so that the page need not refetch the conversation
      const [one] = thread.messages
      return answered({ message: { ...one!, photo: { ...one!.photo!, sharp: '/photos/full.avif' } } })
    }
    if (path === '/api/block.php') return answered({ blocked: true })
    if (path !== '/api/chat-photo.php') return answered({ chats: [], older: null, unread: 0 })
    if (method === 'DELETE') return answered({ cancelled: true })
    const id = String(method === 'POST' ? body.id : query?.id)
    const photo = { id, conversation, stage: 'uploading', reason: null, ...states[id] }
    if (method === 'GET') return states[id] ? answered({ photo }) : refusal('not_found', 'Weg.')
    if (refuses) return refusal(refuses, 'Je hebt onvoldoende credits')
    return answered({ photo, upload: { url: `/uploads/${id}`, fields: { key: id } } })
  })
})
afterEach(() => {
  act(emitMemberGone)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => expectSoundPage())

function show(more: Partial<Thread> = {}) {
  thread = shownThread(more)
  showPage(locationOf(`/chats/${conversation}`))
  return drawConversation(thread, {
    content: (
      <>
        <PhotoCancelling />
        <OpenConversation />
      </>
    ),
  })
}

const picture = (name = 'strand 1200x900.jpg') => new File(['x'], name, { type: 'image/jpeg' })
const picker = () => document.querySelector<HTMLInputElement>('input[data-photos=files]')!
const choose = async (...files: File[]) => {
  await user.upload(picker(), files)
  await within(await screen.findByRole('list', { name: 'Gekozen foto’s' })).findAllByRole('listitem')
}
const strip = () => screen.queryByRole('list', { name: 'Gekozen foto’s' })
const log = () => within(screen.getByRole('log'))
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const made = () =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, ...(body as object) }))
const balance = () => screen.getByText(/^Saldo:/).textContent

/** Chooses and sends one photo; returns its id and its upload. */
async function sendOne() {
  await choose(picture())
  await press('Stuur 1 foto, 2 credits')
  await waitFor(() => expect(uploads).toHaveLength(1))
  return { id: (made()[0] as unknown as { id: string }).id, upload: uploads[0]! }
}

describe('choosing photos', () => {
  test('CHAT-32 shows each with a remove button and the price, and sends the text after the photos', async () => {
    show()
    await choose(picture(), picture('bos 900x900.jpg'), picture('zee 600x400.jpg'))
    await waitFor(() => expect(screen.getByText('3 foto’s, 6 credits')).toBeTruthy())
    await press('Foto 2 weghalen')
    expect(within(strip()!).getAllByRole('listitem')).toHaveLength(2)
    fireEvent.change(screen.getByLabelText('Bericht aan Bram'), { target: { value: 'Kijk' } })
    await press('Stuur 2 foto’s, 5 credits')
    expect(strip()).toBeNull()
    await waitFor(() => expect(made()).toHaveLength(3))
    const { id: _, ...first } = made().find(({ path }) => path === '/api/chat-photo.php') as Record<string, unknown>
    expect(first).toMatchObject({ member: bramCard.id, type: 'image/jpeg' })
    expect(made().some((body) => (body as { text?: string }).text === 'Kijk')).toBe(true)
  })

  test('CHAT-32 takes pasted and dropped files, and says of each unusable one why', async () => {
    show()
    const field = screen.getByLabelText('Bericht aan Bram')
    fireEvent.paste(field, { clipboardData: { files: [picture()] } })
    await waitFor(() => expect(strip()).toBeTruthy())
    const files = [picture('klein 200x900.jpg'), new File(['x'], 'film.gif', { type: 'image/gif' })]
    fireEvent.drop(screen.getByRole('log'), { dataTransfer: { types: ['Files'], files } })
    expect(await screen.findByText(/^klein 200x900\.jpg: Deze foto is te klein/)).toBeTruthy()
    expect(await screen.findByText(/^film\.gif: Dit bestand kunnen we niet gebruiken/)).toBeTruthy()
    expect(within(strip()!).getAllByRole('listitem')).toHaveLength(1)
    expect(fireEvent.paste(field, { clipboardData: { files: [] } })).toBe(true)
  })

  test('CHAT-32 takes ten at most', async () => {
    show({ credits: 99 })
    await choose(...Array.from({ length: 11 }, (_, at) => picture(`foto ${at} 600x600.jpg`)))
    expect(await screen.findByText('Je kunt hoogstens 10 foto’s tegelijk sturen.')).toBeTruthy()
    expect(within(strip()!).getAllByRole('listitem')).toHaveLength(10)
  })

  test('CHAT-34 without enough credits they stay, beside the notice of a text, and survive a visit to the credits', async () => {
    const { unmount } = show({ credits: 3 })
    await choose(picture(), picture())
    expect(await screen.findByText('Je hebt onvoldoende credits')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stuur 2 foto’s, 4 credits' }).disabled).toBe(true)
    fireEvent.keyDown(screen.getByLabelText('Bericht aan Bram'), { key: 'Enter' })
    expect(made()).toEqual([])
    unmount()
    show({ credits: 28 })
    expect(within(strip()!).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByText('Je hebt onvoldoende credits')).toBeNull()
  })

  test('CHAT-32 a phone offers its camera too', async () => {
    const other = window.matchMedia
    window.matchMedia = (media) => ({
      ...other(media),
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    })
    show()
    await press('Stuur Bram een foto')
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Kies foto’s',
      'Maak een foto',
    ])
    expect(document.querySelector('input[data-photos=camera]')!.getAttribute('capture')).toBe('environment')
    window.matchMedia = other
  })
})

describe('a photo on its way', () => {
  test('CHAT-32 is shown at once with its progress, then as being checked, then as a message, and the credits follow', async () => {
    show()
    const { id, upload } = await sendOne()
    expect(log().getByRole('img', { name: 'Jouw foto' })).toBeTruthy()
    expect(balance()).toBe('Saldo: 7 credits')
    act(() => upload.progress(0.4))
    expect(log().getByRole('progressbar', { name: 'De foto wordt verstuurd' }).getAttribute('aria-valuenow')).toBe('40')
    states[id] = { stage: 'inspecting', reason: null }
    act(() => upload.finish(204))
    expect(await log().findByText('Wordt gecontroleerd')).toBeTruthy()
    const photo = { width: 800, height: 600, blurred: '/b.avif', sharp: '/s.avif' }
    thread = { ...thread, credits: 7, messages: [image(id, { mine: true, photo })] }
    states[id] = { stage: 'sent', reason: null }
    expect(await log().findByRole('button', { name: 'Jouw foto, groot bekijken' }, { timeout: 4000 })).toBeTruthy()
    await waitFor(() => expect(log().queryByText('Wordt gecontroleerd')).toBeNull())
    expect(balance()).toBe('Saldo: 7 credits')
    expect(sessionStorage.getItem('chat-photos')).toBeNull()
  })

  test('CHAT-32 LIVE-05 is asked about seldom with a connection, whose hint tells the end', async () => {
    isLive.write(true)
    const { client } = show()
    const { id, upload } = await sendOne()
    states[id] = { stage: 'inspecting', reason: null }
    act(() => upload.finish(204))
    await log().findByText('Wordt gecontroleerd')
    const asked = () => calls.filter(({ path, query }) => path === '/api/chat-photo.php' && query?.id === id).length
    const before = asked()
    await act(() => new Promise((resolve) => setTimeout(resolve, 3_200)))
    expect(asked()).toBe(before)
    const photo = { width: 800, height: 600, blurred: '/b.avif', sharp: '/s.avif' }
    thread = { ...thread, messages: [image(id, { mine: true, photo })] }
    states[id] = { stage: 'sent', reason: null }
    act(() => void client.invalidateQueries({ queryKey: queryKeys.chatPhoto(id) }))
    expect(await log().findByRole('button', { name: 'Jouw foto, groot bekijken' })).toBeTruthy()
    isLive.write(false)
  })

  test.each(['sending', 'inspecting'] as const)(
    'CHAT-32 is cancelled while %s, here and on the server',
    async (when) => {
      show()
      const { id, upload } = await sendOne()
      if (when === 'inspecting') {
        states[id] = { stage: 'inspecting', reason: null }
        act(() => upload.finish(204))
        await log().findByText('Wordt gecontroleerd')
      }
      await user.click(log().getByRole('button', { name: 'Niet versturen' }))
      await waitFor(() => expect(log().queryByRole('img')).toBeNull())
      expect(upload.isAborted).toBe(when === 'sending')
      const released = calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query?.id)
      expect([...new Set(released)]).toEqual([id])
      expect(balance()).toBe('Saldo: 9 credits')
    },
  )

  test.each(ChatPhotoReason.options)(
    'CHAT-32 TRAP-63 that is refused for %s says so, costs nothing and can be removed',
    async (reason) => {
      show()
      const { id, upload } = await sendOne()
      states[id] = { stage: 'refused', reason }
      act(() => upload.finish(204))
      const said = `Niet verstuurd, en het kostte je niets. ${texts.photo.reasons[reason]}`
      expect(await log().findByText(said)).toBeTruthy()
      expect(balance()).toBe('Saldo: 9 credits')
      await user.click(log().getByRole('button', { name: 'Verwijderen' }))
      await waitFor(() => expect(log().queryByText(said)).toBeNull())
    },
  )

  test('CHAT-32 that could not be checked can be sent again, as another photo', async () => {
    show()
    const { id, upload } = await sendOne()
    states[id] = { stage: 'refused', reason: 'not_checked' }
    act(() => upload.finish(204))
    await user.click(await log().findByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(uploads).toHaveLength(2))
    const [one, two] = made() as unknown as { id: string }[]
    expect(two!.id).not.toBe(one!.id)
    expect(log().getAllByRole('img', { name: 'Jouw foto' })).toHaveLength(1)
  })

  test('CHAT-32 CHAT-34 that the server does not take says why, and can be sent again as the same photo', async () => {
    show()
    refuses = 'insufficient_credits'
    await choose(picture())
    await press('Stuur 1 foto, 2 credits')
    expect(await log().findByText('Niet verstuurd. Je hebt onvoldoende credits')).toBeTruthy()
    refuses = null
    await user.click(log().getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(uploads).toHaveLength(1))
    const [one, two] = made() as unknown as { id: string }[]
    expect(two!.id).toBe(one!.id)
  })
})

test('CHAT-32 CHAT-03 the list of conversations says that the last message is a photo', () => {
  const row = {
    conversation,
    profile: bramCard.id,
    partner: bramCard,
    num_unread_messages: 1,
    last_at: sent_at,
    last_message: { id: 'a', mine: true, type: 'image', text: '', sent_at } as const,
  }
  drawInDutch(
    <ul>
      <ChatRow row={row} isCurrent={false} isOnline={false} onRemove={() => {}} />
    </ul>,
  )
  expect(screen.getByText('Jij: Foto')).toBeTruthy()
})

describe('a received photo', () => {
  test('CHAT-32 can be reported while it is blurred', () => {
    const id = '01JMPHOTO00000000000000001'
    show({ messages: [image(id)] })
    const reports = log().getAllByRole('link', { name: 'Deze foto melden' })
    expect(reports.map((link) => link.getAttribute('href'))).toEqual([
      `/complaints?member=${bramCard.id}&kind=photo&photo=${id}&message=${encodeURIComponent(`${sent_at}#${id}`)}`,
    ])
    expect(made()).toEqual([])
  })

  test('CHAT-32 TRAP-74 is blurred until it is opened, then sharp in its place, then large with a report of that photo', async () => {
    show({ messages: [image('01JMPHOTO00000000000000001')] })
    const seen = () => log().getByRole<HTMLImageElement>('img')
    expect([seen().alt, seen().getAttribute('src')]).toEqual([
      'Vage foto van Bram',
      '/photos/01JMPHOTO00000000000000001/locked.webp',
    ])
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/chat.php')).toBe(true))
    await act(async () => {})
    const box = seen().closest<HTMLElement>('[style]')!.style.aspectRatio
    await user.click(log().getByRole('button', { name: 'Foto bekijken' }))
    await waitFor(() => expect(seen().alt).toBe('Foto van Bram'))
    expect(made()).toEqual([
      { path: '/api/chat-photo-open.php', conversation, message: `${sent_at}#01JMPHOTO00000000000000001` },
    ])
    expect(seen().getAttribute('src')).toBe('/photos/full.webp')
    expect(seen().closest<HTMLElement>('[style]')!.style.aspectRatio).toBe(box)

    await user.click(log().getByRole('button', { name: 'Foto van Bram, groot bekijken' }))
    const large = within(await screen.findByRole('dialog', { name: 'Foto van Bram' }))
    const report = await large.findByRole('link', { name: 'Deze foto melden' })
    const message = encodeURIComponent(`${sent_at}#01JMPHOTO00000000000000001`)
    expect(report.getAttribute('href')).toBe(
      `/complaints?member=${bramCard.id}&kind=photo&photo=01JMPHOTO00000000000000001&message=${message}`,
    )
  })

  test('MOD-21 BLOCK-04 has a block beside the report when large, which asks first and leads back to the list', async () => {
    const own = image('b', { mine: true, photo: { width: 800, height: 600, blurred: '/b.avif', sharp: '/own.avif' } })
    show({
      messages: [image('a', { photo: { width: 800, height: 600, blurred: '/a.avif', sharp: '/a-sharp.avif' } }), own],
    })
    await user.click(log().getByRole('button', { name: 'Jouw foto, groot bekijken' }))
    const mine = within(await screen.findByRole('dialog', { name: 'Jouw foto' }))
    await mine.findByRole('button', { name: 'Sluiten' })
    expect(mine.queryByRole('button', { name: 'Blokkeren' })).toBeNull()
    await user.click(mine.getByRole('button', { name: 'Sluiten' }))

    await user.click(log().getByRole('button', { name: 'Foto van Bram, groot bekijken' }))
    await user.click(await screen.findByRole('button', { name: 'Blokkeren' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Bram blokkeren?' }))
    expect(made()).toEqual([])
    await user.click(asked.getByRole('button', { name: 'Blokkeren' }))
    await waitFor(() => expect(made()).toEqual([{ path: '/api/block.php', id: bramCard.id }]))
    await waitFor(() => expect(window.location.pathname).toBe('/chats'))
  })

  test('CHAT-32 that cannot be opened says why and stays blurred', async () => {
    show({ messages: [image('a')] })
    const opening = calls.length
    vi.stubGlobal(
      'fetch',
      async () => new Response(JSON.stringify({ error: 'not_found', message: 'Weg.' }), { status: 404 }),
    )
    await user.click(log().getByRole('button', { name: 'Foto bekijken' }))
    expect(await log().findByRole('alert')).toBeTruthy()
    expect(log().getByRole<HTMLImageElement>('img').alt).toBe('Vage foto van Bram')
    expect(calls.length).toBe(opening)
  })
})
