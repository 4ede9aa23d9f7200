import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import OwnPhotosSection from '#frontend/features/photos/OwnPhotosSection.tsx'
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
  filename: `/photos/${letter}/full.avif`,
  thumb_filename: `/photos/${letter}/card.avif`,
  thumbhash: null,
  ...more,
})
const main = photo('A', { main: true })
const pending = { status: 'pending', filename: null, thumb_filename: null } as const

const user = userEvent.setup({ applyAccept: false })
let sent: ReturnType<typeof stubUploads>
beforeEach(() => {
  stubPictures()
  sent = stubUploads()
})
afterEach(() => {
  act(() => emitMemberGone())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Stubs a server with these photos; new photos are accepted and then wait for staff. */
function serve(photos: OwnPhoto[], limit = 3): StubCall[] {
  let album = photos
  return stubApi(({ method, path, body }) => {
    if (path === '/api/user.php') return answered(shownUser())
    if (path === '/api/private-photos.php') return answered({ members: [annaCard] })
    if (method === 'POST') {
      const added = photo('X', { id: String(body.id), private: body.private === true, stage: 'uploading', ...pending })
      album = [...album, added]
      return answered({ photo: added, upload: { url: '/upload', fields: {} } })
    }
    if (method === 'PUT') album = (body.order as string[]).map((one) => album.find((known) => known.id === one)!)
    return answered({ photos: album, limit, used: album.length })
  })
}
const section = (name: string) => screen.findByRole('region', { name })
const own = () => section('Mijn foto’s')
const hidden = () => section('Privéfoto’s')
const choose = async (region: HTMLElement, ...names: string[]) =>
  user.upload(
    region.querySelector<HTMLInputElement>('input[type=file]')!,
    names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
  )
const small = 'klein 310x310.jpg'
/** Sources of the pictures of a section, in their order. */
const pictures = (region: HTMLElement) =>
  [...region.querySelectorAll('ul[aria-label] img')].map((image) => [
    image.getAttribute('src'),
    image.getAttribute('loading'),
  ])

/**
 * Waits for the descriptions of draggable tiles: the tiles load on demand, and their descriptions a
 * moment later.
 */
const areDescribed = () =>
  waitFor(() => {
    for (const place of document.querySelectorAll('[aria-describedby]'))
      expect(document.getElementById(place.getAttribute('aria-describedby')!)).not.toBeNull()
  })
afterEach(async () => {
  await areDescribed()
  expectSoundPage()
})

describe('a photo on its way', () => {
  test('PHOTO-05 has a progress bar with a name, limits and words, and a note that leaving the page is possible', async () => {
    serve([])
    drawScreen(<OwnPhotosSection />)
    const region = await own()
    expect(within(region).getByText('We bekijken elke foto voordat anderen hem zien.')).toBeTruthy()
    expect(within(region).queryByText(/^Het versturen gaat door/)).toBeNull()
    await choose(region, small)
    await waitFor(() => expect(sent).toHaveLength(1))
    act(() => sent[0]!.progress(0.42))
    const bar = within(region).getByRole('progressbar', { name: `${small} wordt verstuurd` })
    expect(['now', 'min', 'max', 'text'].map((what) => bar.getAttribute(`aria-value${what}`))).toEqual([
      ...['42', '0', '100'],
      '42 procent',
    ])
    expect(within(region).getByText('42%').getAttribute('aria-hidden')).toBe('true')
    expect(within(region).getByText(/^Het versturen gaat door/)).toBeTruthy()
    expect(pictures(region)[0]?.[0]).toMatch(/^blob:/)
  })

  test('PHOTO-05 is announced with the number of photos, and so is the end, in its own section only', async () => {
    serve([], 5)
    drawScreen(<OwnPhotosSection />)
    const [open, closed] = [await own(), await hidden()]
    const said = () => [open, closed].map((region) => within(region).getByRole('status').textContent)
    expect(said()).toEqual(['', ''])
    await choose(open, small, 'tweede 310x310.jpg')
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(said()).toEqual(['Er worden 2 foto’s verstuurd.', '']))
    act(() => sent[0]!.finish(204))
    await waitFor(() => expect(said()).toEqual(['Er wordt 1 foto verstuurd.', '']))
    act(() => sent[1]!.finish(204))
    await waitFor(() => expect(said()).toEqual(['Alle foto’s zijn verstuurd.', '']))
  })

  test('PHOTO-01 can be followed by the same file again, as the field is empty after each choice', async () => {
    serve([], 5)
    drawScreen(<OwnPhotosSection />)
    const field = (await own()).querySelector<HTMLInputElement>('input[type=file]')!
    expect([field.multiple, field.accept.includes('image/jpeg')]).toEqual([true, true])
    const emptied = vi.fn()
    Object.defineProperty(field, 'value', { get: () => small, set: emptied })
    fireEvent.change(field, { target: { files: [new File(['x'], small, { type: 'image/jpeg' })] } })
    expect(emptied.mock.calls).toEqual([['']])
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe('the tiles of own photos', () => {
  test('PHOTO-05 TRAP-63 show the main photo large and first, and a state on all that others do not see', async () => {
    serve([
      main,
      photo('B'),
      photo('C', { stage: 'waiting', status: 'pending' }),
      photo('D', { explicit: true }),
      photo('E', { stage: 'uploading', ...pending }),
    ])
    drawScreen(<OwnPhotosSection />)
    const region = await own()
    await within(region).findByRole('button', { name: 'Verplaats foto 1' })
    const tiles = within(within(region).getByRole('list', { name: 'Mijn foto’s' })).getAllByRole('listitem')
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      'Hoofdfoto',
      '',
      'Wordt bekeken',
      'Expliciet',
      'Niet aangekomen',
    ])
    expect(pictures(region).slice(0, 3)).toEqual([
      ['/photos/A/full.webp', 'eager'],
      ['/photos/B/card.webp', 'lazy'],
      ['/photos/C/card.webp', 'lazy'],
    ])
  })

  test('PHOTO-05 show a main photo that staff look at as both', async () => {
    serve([photo('A', { main: true, stage: 'waiting', status: 'pending' })])
    drawScreen(<OwnPhotosSection />)
    const tile = within(await own())
      .getByRole('button', { name: 'Hoofdfoto, Wordt bekeken' })
      .closest('li')!
    expect(tile.textContent).toBe('HoofdfotoWordt bekeken')
  })

  test('PHOTO-04 are ordered by keyboard: picked up, moved, announced with their place, dropped and sent', async () => {
    const calls = serve([main, photo('B'), photo('C')], 3)
    drawScreen(<OwnPhotosSection />)
    const handle = await screen.findByRole('button', { name: 'Verplaats foto 1' })
    // Three tiles beside each other; jsdom has no layout.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const tile = this.closest('li')
      const index = tile ? [...tile.parentElement!.children].indexOf(tile) : 0
      return DOMRect.fromRect({ x: index * 100, y: 0, width: 90, height: 90 })
    })
    handle.focus()
    await user.keyboard(' ')
    await screen.findByText(/^Foto 1 (opgepakt\.|staat nu op plaats 1 van 3\.)$/)
    await user.keyboard('{ArrowRight}')
    await screen.findByText('Foto 1 staat nu op plaats 2 van 3.')
    await user.keyboard(' ')
    await screen.findByText('Foto neergezet op plaats 2 van 3.')
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body.order)).toEqual([
        [id('B'), id('A'), id('C')],
      ]),
    )
  })
})

test('PHOTO-04 a refused change shows the album again as the server has it', async () => {
  let album = [main, photo('B')]
  stubApi(({ method, path }) => {
    if (path === '/api/private-photos.php') return answered({ members: [] })
    if (method === 'GET') return answered({ photos: album, limit: 3, used: album.length })
    // Meanwhile another device removed the photo.
    album = [main]
    return refusal('not_found', 'Dat is er niet meer.')
  })
  drawScreen(<OwnPhotosSection />)
  fireEvent.click(await screen.findByRole('button', { name: 'Foto 2, zichtbaar' }))
  await user.click(screen.getByRole('button', { name: 'Maak hoofdfoto' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Foto 2, zichtbaar' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Hoofdfoto, zichtbaar' })).toBeTruthy()
  await waitFor(() => expect(screen.getByText('1 van 3 foto’s')).toBeTruthy())
})

test('OPEN-47 empty places are shown up to the number for free members, in the public section only', async () => {
  const empty = (region: HTMLElement) => region.querySelectorAll('li[aria-hidden="true"]').length
  serve([main, photo('P', { private: true })], 5)
  drawScreen(<OwnPhotosSection />, { settings: { free_photos: 5 } })
  expect([empty(await own()), empty(await hidden())]).toEqual([2, 0])
  act(() => emitMemberGone())
  cleanup()
  drawScreen(<OwnPhotosSection />, { settings: { free_photos: 4 } })
  expect([empty(await own()), empty(await hidden())]).toEqual([0, 0])
})

describe('the section of private photos', () => {
  test('PHOTO-06 OPEN-40 can be linked to, says what they are, and asks for one; it has no order and no count', async () => {
    serve([main, photo('P', { private: true }), photo('Q', { private: true })], 5)
    drawScreen(<OwnPhotosSection />)
    const region = within(await hidden())
    expect((await hidden()).id).toBe('private-photos')
    expect((await own()).id).toBe('')
    expect(region.getByText(/^Alleen te zien voor leden .* Ze tellen mee voor je 5 foto’s\.$/)).toBeTruthy()
    expect(region.getByText('Privéfoto kiezen')).toBeTruthy()
    expect(region.getByRole('list', { name: 'Privéfoto’s' })).toBeTruthy()
    expect(region.queryByRole('button', { name: /^Verplaats/ })).toBeNull()
    expect(region.queryByText(/^\d van 5/)).toBeNull()
    expect(region.queryByText(/^We bekijken elke foto/)).toBeNull()
  })

  test('PHOTO-03 says nothing about the limit until a photo is chosen there, and only then aloud', async () => {
    serve([main, photo('B'), photo('C')])
    drawScreen(<OwnPhotosSection />)
    const [open, closed] = [await own(), await hidden()]
    const full = 'Je hebt het maximum van 3 foto’s bereikt.'
    expect([open, closed].map((region) => within(region).queryByText(full) !== null)).toEqual([true, false])
    expect(within(open).queryByText(full)!.closest('[role="alert"]')).toBeNull()
    fireEvent.drop(closed, { dataTransfer: { types: ['Files'], files: [new File(['x'], small)] } })
    expect(within(closed).getByText(full).closest('[role="alert"]')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('OPEN-40 closes them for a member only after a confirmation that names the member', async () => {
    const calls = serve([main])
    drawScreen(<OwnPhotosSection />)
    await user.click(await screen.findByRole('button', { name: 'Privéfoto’s sluiten voor Anna' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Privéfoto’s sluiten voor Anna?' }))
    expect(dialog.getByText('Anna kan je privéfoto’s dan niet meer zien.')).toBeTruthy()
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  })
})

describe('a photo that did not arrive', () => {
  test('PHOTO-01 is listed with its name and reason, and can be dismissed', async () => {
    serve([main], 5)
    drawScreen(<OwnPhotosSection />)
    const region = await own()
    expect(within(region).getByRole('alert').textContent).toBe('')
    await choose(region, 'mini 299x900.jpg')
    const alert = within(within(region).getByRole('alert'))
    expect(await alert.findByRole('heading', { name: 'Niet gelukt' })).toBeTruthy()
    expect(alert.getByRole('listitem').textContent).toMatch(/^mini 299x900\.jpgDeze foto is te klein\./)
    expect(within(await hidden()).getByRole('alert').textContent).toBe('')
    await user.click(alert.getByRole('button', { name: 'mini 299x900.jpg weghalen' }))
    await waitFor(() => expect(alert.queryByRole('listitem')).toBeNull())
  })
})
