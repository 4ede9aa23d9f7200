import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { addUploads } from '#frontend/domain/photos/photo-uploads.ts'
import OwnPhotosSection from '#frontend/features/photos/OwnPhotosSection.tsx'
import PhotoAlert from '#frontend/features/photos/PhotoAlert.tsx'
import type { OwnPhoto } from '#shared/model/photo.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { stubPictures, stubUploads } from '#test/support/photo-browser.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const id = (letter: string) => `01ARZ3NDEKTSV4RRFFQ69G5F${letter}V`
const photo = (letter: string, more: Partial<OwnPhoto> = {}): OwnPhoto => ({
  id: id(letter),
  status: 'active',
  stage: 'done',
  reason: null,
  private: false,
  explicit: false,
  main: false,
  filename: `/photos/m/${letter}/full.avif?s=1`,
  thumb_filename: `/photos/m/${letter}/card.avif?s=1`,
  thumbhash: null,
  ...more,
})
const main = photo('A', { main: true })

const user = userEvent.setup()
beforeEach(() => {
  stubPictures()
  stubUploads()
})
afterEach(() => {
  act(() => emitMemberGone())
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Stubs a server with these unchanging photos. `own` may return another answer for a call. */
function serve(photos: OwnPhoto[], { limit = 3, own = (_: StubCall): unknown => undefined } = {}) {
  const used = photos.filter(({ status }) => status !== 'rejected').length
  return stubApi((call) => {
    const special = own(call)
    if (special) return special as ReturnType<typeof answered>
    if (call.path === '/api/user.php') return answered(shownUser())
    return answered(call.path === '/api/private-photos.php' ? { members: [annaCard] } : { photos, limit, used })
  })
}
const own = () => screen.findByRole('region', { name: 'Mijn foto’s' })
/**
 * Fires only a click event: a simulated press has several events, between which the sortable tile
 * may be replaced.
 */
const open = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))
const sheet = () => within(screen.getByRole('dialog'))
/** Actions of the open sheet, with disabled ones in brackets. */
const actions = () =>
  sheet()
    .getAllByRole<HTMLButtonElement>('button')
    .map(({ disabled, textContent }) => (disabled ? `(${textContent})` : textContent))
    .filter(Boolean)

afterEach(() => expectSoundPage())

describe('the sheet of a photo', () => {
  const order = ['Eerder', 'Later']
  const [toMain, hide, remove] = ['Maak hoofdfoto', 'Maak privé', 'Verwijderen']
  test.each([
    [
      'the main one',
      main,
      'Hoofdfoto, zichtbaar',
      'Anderen kunnen deze foto zien.',
      ['(Eerder)', 'Later', hide, remove],
    ],
    [
      'another one',
      photo('B'),
      'Foto 2, zichtbaar',
      'Anderen kunnen deze foto zien.',
      [...order, toMain, hide, remove],
    ],
    [
      'an explicit one',
      photo('B', { explicit: true }),
      'Foto 2, Expliciet',
      'Deze foto is expliciet. Hij wordt geen hoofdfoto en bezoekers zien hem niet.',
      [...order, hide, remove],
    ],
    [
      'one under inspection',
      photo('B', { stage: 'inspecting', status: 'pending' }),
      'Foto 2, Wordt gecontroleerd',
      'Deze foto wordt gecontroleerd. Dat duurt meestal een paar tellen.',
      [...order, toMain, hide, remove],
    ],
    [
      'one that staff look at',
      photo('B', { stage: 'waiting', status: 'pending' }),
      'Foto 2, Wordt bekeken',
      'We bekijken deze foto nog. Tot die tijd zie alleen jij hem.',
      [...order, toMain, hide, remove],
    ],
    [
      'one whose file never came',
      photo('B', { stage: 'uploading', status: 'pending', filename: null, thumb_filename: null }),
      'Foto 2, Niet aangekomen',
      'Het bestand van deze foto is niet aangekomen. Haal hem weg en kies hem opnieuw.',
      [...order, remove],
    ],
  ])('PHOTO-04 TRAP-63 explains the state of %s and offers its actions', async (_, one, name, words, expected) => {
    serve([main, one.main ? photo('B') : one, photo('C')])
    drawScreen(<OwnPhotosSection />)
    await open(name)
    expect(sheet().getByRole('heading').textContent).toBe(`Foto ${one.main ? 1 : 2} van 3`)
    expect(sheet().getByText(words)).toBeTruthy()
    expect(actions()).toEqual(expected)
  })

  test.each([
    ['of the last one', 'Foto 3, zichtbaar', 'Later', null],
    ['of one in the middle', 'Foto 2, zichtbaar', 'Eerder', ['B', 'A', 'C']],
    ['of the last one', 'Foto 3, zichtbaar', 'Maak hoofdfoto', ['C', 'A', 'B']],
  ])('PHOTO-04 %s (%s) has the button %s, which orders the album: %s', async (_, name, button, expected) => {
    const calls = serve([main, photo('B'), photo('C')])
    drawScreen(<OwnPhotosSection />)
    await open(name)
    await user.click(sheet().getByRole('button', { name: button }))
    const orders = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body.order)
    await waitFor(() => expect(orders()).toEqual(expected ? [expected.map(id)] : []))
  })

  test('PHOTO-06 OPEN-40 says who sees a private one, offers no order for it, and can make it public', async () => {
    const calls = serve([main, photo('P', { private: true })])
    drawScreen(<OwnPhotosSection />)
    await open('Foto 1, zichtbaar')
    expect(sheet().getByRole('heading').textContent).toBe('Privéfoto')
    expect(sheet().getByText('Alleen te zien voor wie je je privéfoto’s hebt geopend.')).toBeTruthy()
    expect(actions()).toEqual(['Maak openbaar', remove])
    await user.click(sheet().getByRole('button', { name: 'Maak openbaar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ id: id('P'), private: false }),
    )
  })

  test('offers no order for a single one, even while another is uploading', async () => {
    serve([main], { own: ({ method }) => method === 'POST' && new Promise(() => {}) })
    drawScreen(<OwnPhotosSection />)
    await own()
    const file = new File(['x'], 'klein 310x310.jpg', { type: 'image/jpeg' })
    await act(async () => addUploads([{ file, isPrivate: false } as never], new Date()))
    await open('Hoofdfoto, zichtbaar')
    expect(sheet().getByRole('heading').textContent).toBe('Foto 1 van 1')
    expect(actions()).toEqual([hide, remove])
  })

  test('keeps the photo when its removal is cancelled', async () => {
    const calls = serve([main])
    drawScreen(<OwnPhotosSection />)
    await open('Hoofdfoto, zichtbaar')
    await user.click(sheet().getByRole('button', { name: remove }))
    expect(sheet().getByText('De foto verdwijnt meteen en komt niet terug.')).toBeTruthy()
    await user.click(sheet().getByRole('button', { name: 'Behouden' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls.every(({ method }) => method === 'GET')).toBe(true)
  })
})

describe('the section of own photos', () => {
  test('lets photos be moved by keyboard, with announcements for a screen reader', async () => {
    serve([main, photo('B')])
    drawScreen(<OwnPhotosSection />)
    const handle = await screen.findByRole('button', { name: 'Verplaats foto 2' })
    expect(handle.getAttribute('aria-roledescription')).toBe('verplaatsbare foto')
    expect(document.getElementById(handle.getAttribute('aria-describedby')!)?.textContent).toMatch(
      /^Druk op de spatiebalk/,
    )
    handle.focus()
    await user.keyboard(' ')
    expect(await screen.findByText(/^Foto 2 (opgepakt\.|staat nu op plaats \d van 2\.)$/)).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(await screen.findByText('Verplaatsen gestopt. De foto staat weer op plaats 2.')).toBeTruthy()
  })

  test('shows the drop zone only while files are dragged over it', async () => {
    serve([main])
    drawScreen(<OwnPhotosSection />)
    const region = await own()
    const leaveFor = (relatedTarget: Element) =>
      fireEvent(region, Object.assign(createEvent.dragLeave(region), { relatedTarget }))
    const files = { dataTransfer: { types: ['Files'], files: [] } }
    fireEvent.dragOver(region, { dataTransfer: { types: ['text/plain'] } })
    expect(within(region).queryByText('Laat maar los')).toBeNull()
    // False means that the default is prevented; else the browser would open the dropped file.
    expect(fireEvent.dragOver(region, files)).toBe(false)
    expect(within(region).getByText('Laat maar los')).toBeTruthy()
    leaveFor(region.firstElementChild!)
    expect(within(region).getByText('Laat maar los')).toBeTruthy()
    leaveFor(document.body)
    expect(within(region).queryByText('Laat maar los')).toBeNull()
    expect(within(region).getByText('Foto’s kiezen')).toBeTruthy()
    fireEvent.dragOver(region, files)
    fireEvent.drop(region, files)
    expect(within(region).queryByText('Laat maar los')).toBeNull()
  })

  test.each([
    [[], 'Kies je eerste foto', '0 van 3 foto’s', 2],
    [[main], 'Foto’s kiezen', '1 van 3 foto’s', 1],
    [[main, photo('B')], 'Foto’s kiezen', '2 van 3 foto’s', 0],
  ])('PHOTO-01 asks for the next photo after %o, and shows the remaining room', async (photos, label, count, empty) => {
    serve(photos)
    drawScreen(<OwnPhotosSection />)
    const region = await own()
    expect(within(region).getByText(label)).toBeTruthy()
    expect(within(region).getByText(count)).toBeTruthy()
    expect(within(region).queryByText('Of sleep ze hierheen')).toBeTruthy()
    const places = [...region.querySelectorAll('ul[aria-label] > li')]
    expect(places.filter((place) => place.getAttribute('aria-hidden') === 'true')).toHaveLength(empty)
    expect(within(region).queryByText(/^Sleep een foto/) !== null).toBe(photos.length > 1)
  })

  test('PHOTO-01 OPEN-47 offers a free member the places that the country sets', async () => {
    serve([main], { limit: 4 })
    drawScreen(<OwnPhotosSection />, { settings: { free_photos: 4 } })
    const places = [...(await own()).querySelectorAll('ul[aria-label] > li')]
    expect(places.filter((place) => place.getAttribute('aria-hidden') === 'true')).toHaveLength(2)
  })

  test('PHOTO-03 OPEN-47 offers a premium member the places that the country sets', async () => {
    serve([main], { limit: 1 })
    drawScreen(<OwnPhotosSection />, { settings: { premium_photos: 40 } })
    expect(within(await own()).getByText(/Met premium plaats je er 40/)).toBeTruthy()
  })

  test('is reloaded by a press after the album or the list of members failed to load', async () => {
    let isBusy = true
    const busy = refusal('too_many_requests', 'x')
    serve([main], { own: () => isBusy && busy })
    drawScreen(<OwnPhotosSection />)
    await screen.findByText('Je foto’s konden niet worden geladen.')
    isBusy = false
    serve([main], { own: ({ path }) => path === '/api/private-photos.php' && isBusy && busy })
    isBusy = true
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    await screen.findByText('Dit kon niet worden geladen.')
    expect(screen.queryByText(/^Nog voor niemand/)).toBeNull()
    isBusy = false
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect((await screen.findByRole('link', { name: /Anna/ })).getAttribute('href')).toBe(`/members/${annaCard.id}`)
    expect(screen.queryByText('Fictief')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Privéfoto’s sluiten voor Anna' }))
    await user.click(sheet().getByRole('button', { name: 'Open laten' }))
    expect(screen.getByRole('link', { name: /Anna/ })).toBeTruthy()
  })
})

describe('the alert that asks for a photo', () => {
  test('HOME-18 HOME-20 PHOTO-10 links to the own profile and is dismissed with its time', async () => {
    drawScreen(<PhotoAlert />)
    const alert = within(screen.getByRole('complementary', { name: 'Laat zien wie je bent' }))
    expect(alert.getByRole('link', { name: 'Kies een foto' }).getAttribute('href')).toBe('/profile')
    await user.click(alert.getByRole('button', { name: 'Verbergen' }))
    expect(Number(localStorage.getItem('hide-enrich-alert'))).toBeGreaterThan(1_700_000_000)
  })
})
