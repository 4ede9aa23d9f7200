import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import OwnPhotosSection from '#frontend/features/photos/OwnPhotosSection.tsx'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import type { Album } from '#shared/contract/photos.ts'
import type { OwnPhoto } from '#shared/model/photo.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { stubPictures, stubUploads } from '#test/support/photo-browser.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
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
  thumbhash: 'qfcNPghYiAeIh3eHeIZ4d4iIh4B3CHg=',
  ...more,
})

const chris: MemberCard = {
  id: id('Z'),
  name: 'Chris',
  age: 38,
  gender: 'male',
  country: 'NL',
  region: 'NL-UT',
  city: 'Utrecht',
  main_image: null,
  fictional: true,
}

/** Stubs a server with an album, which accepts every call that `own` does not answer. */
function server(
  photos: OwnPhoto[],
  { limit = 3, opened = [] as MemberCard[], own = (_: StubCall): unknown => undefined } = {},
) {
  const album = { photos, opened }
  const answer = (): Album => ({
    photos: album.photos,
    limit,
    used: album.photos.filter(({ status }) => status !== 'rejected').length,
  })
  const calls = stubApi((call) => {
    const special = own(call)
    if (special) return special as ReturnType<typeof refusal>
    const { method, path, body } = call
    if (path === '/api/user.php') return answered(shownUser())
    if (path === '/api/private-photos.php') {
      if (method === 'GET') return answered({ members: album.opened })
      album.opened = album.opened.filter((member) => member.id !== body.id)
      return answered({ opened: false })
    }
    if (method === 'POST') {
      const added = photo('A', {
        id: String(body.id),
        status: 'pending',
        stage: 'uploading',
        private: body.private === true,
        filename: null,
        thumb_filename: null,
        thumbhash: null,
      })
      album.photos = [...album.photos.filter((one) => one.id !== added.id), added]
      return answered({ photo: added, upload: { url: `/upload/${added.id}`, fields: { key: added.id, policy: 'p' } } })
    }
    if (method === 'DELETE') album.photos = album.photos.filter((one) => one.id !== body.id)
    if (body.order) {
      const order = body.order as string[]
      album.photos = order.map((one) => album.photos.find((known) => known.id === one)!)
    }
    if (method === 'PUT' && body.id)
      album.photos = album.photos.map((one) => (one.id === body.id ? { ...one, private: body.private === true } : one))
    return answered(answer())
  })
  return { calls, album }
}

function show({ paid_user = false } = {}) {
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  client.setQueryData(userQuery.queryKey, shownUser({ paid_user }))
  return drawInDutch(
    <>
      <OwnPhotosSection />
      <ToastRegion />
    </>,
    client,
  )
}

const user = userEvent.setup({ applyAccept: false })
const own = () => screen.findByRole('region', { name: 'Mijn foto’s' })
const tilesIn = (region: HTMLElement) => within(region).getAllByRole('button', { name: /^(Foto \d|Hoofdfoto)/ })
const namesIn = (region: HTMLElement) => tilesIn(region).map((tile) => tile.getAttribute('aria-label'))
const file = (name: string, type = 'image/jpeg') => new File(['x'.repeat(100)], name, { type })
const choose = async (region: HTMLElement, ...files: File[]) =>
  user.upload(region.querySelector<HTMLInputElement>('input[type=file]')!, files)
/** Photo that is too small for cropping, so that the upload starts at once. */
const small = 'klein 310x310.jpg'

let sent: ReturnType<typeof stubUploads>
beforeEach(() => {
  stubPictures()
  sent = stubUploads()
})
afterEach(() => {
  act(() => emitMemberGone())
  vi.unstubAllGlobals()
})

// Waits, because the drag library renders the description of a photo later than the photo.
afterEach(() => waitFor(() => expectSoundPage()))

describe('uploading photos', () => {
  test("PHOTO-04 PHOTO-05 posts a chosen photo with the server's form, fields first, with progress, and ends in inspection", async () => {
    const { calls, album } = server([])
    show()
    const region = await own()
    await choose(region, file(small))
    await waitFor(() => expect(sent).toHaveLength(1))
    const add = calls.find(({ method }) => method === 'POST')!
    expect(add.body).toMatchObject({ type: 'image/jpeg', bytes: 7, private: false })
    expect(sent[0]!.url).toBe(`/upload/${add.body.id}`)
    expect([...sent[0]!.form.keys()]).toEqual(['key', 'policy', 'file'])

    act(() => sent[0]!.progress(0.42))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
    album.photos = album.photos.map((one) => ({
      ...one,
      stage: 'waiting',
      main: true,
      thumb_filename: '/t.avif',
      filename: '/f.avif',
    }))
    act(() => sent[0]!.finish(204))
    await waitFor(() => expect(namesIn(region)).toEqual(['Hoofdfoto, Wordt bekeken']))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('continues when one fails, whose retry is the same photo', async () => {
    const { calls } = server([])
    show()
    const region = await own()
    await choose(region, file('kapot.jpg'), file(small), file('dier.gif', 'image/gif'))
    const alert = within(region).getByRole('alert')
    await waitFor(() => expect(within(alert).getAllByRole('listitem')).toHaveLength(2))
    expect(alert.textContent).toContain('Dit bestand is geen foto die we kunnen lezen.')
    expect(alert.textContent).toContain('Kies een JPEG, PNG, WebP of HEIC.')
    expect(within(alert).queryByRole('button', { name: /opnieuw versturen/ })).toBeNull()

    // Two automatic retries, each with a new upload form for the same photo.
    for (const attempt of [1, 2, 3]) {
      await waitFor(() => expect(sent).toHaveLength(attempt), { timeout: 6000 })
      act(() => sent[attempt - 1]!.finish(403))
    }
    const retry = await within(alert).findByRole('button', { name: `${small} opnieuw versturen` })
    expect(alert.textContent).toContain('De foto is niet aangekomen.')
    await user.click(retry)
    await waitFor(() => expect(sent).toHaveLength(4))
    expect(new Set(calls.filter(({ method }) => method === 'POST').map(({ body }) => body.id)).size).toBe(1)
    act(() => sent[3]!.finish(204))
    await waitFor(() => expect(within(alert).getAllByRole('listitem')).toHaveLength(2))
  }, 20_000)

  test('can be cancelled, which aborts the request and frees the slot', async () => {
    const { calls } = server([])
    show()
    const region = await own()
    await choose(region, file(small))
    await waitFor(() => expect(sent).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: `${small} niet versturen` }))
    expect(sent[0]!.isAborted).toBe(true)
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true))
    await waitFor(() => expect(region.querySelectorAll('li:not([aria-hidden])')).toHaveLength(1))
  })

  test('sends a HEIC that this browser cannot show as it is', async () => {
    const { calls } = server([])
    show()
    await choose(await own(), file('IMG_1.HEIC', ''))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({ type: 'image/heic', bytes: 100 })
  })

  test('OPEN-39 reports a photo that is too small before sending anything', async () => {
    const { calls } = server([])
    show()
    await choose(await own(), file('mini 299x900.jpg'))
    expect(await screen.findByText('Deze foto is te klein. Hij moet minstens 300 bij 300 pixels zijn.')).toBeTruthy()
    expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  })

  test('accepts files dropped on the section', async () => {
    server([])
    show()
    const region = await own()
    fireEvent.drop(region, { dataTransfer: { types: ['Files'], files: [file(small)] } })
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe('the limit of photos', () => {
  test('PHOTO-01 PHOTO-03 is 3 for a free member, who reads that the album is full and how to get more room', async () => {
    server([photo('A', { main: true }), photo('B'), photo('C', { private: true })])
    show()
    const region = await own()
    expect(within(region).getByText('Je hebt het maximum van 3 foto’s bereikt.')).toBeTruthy()
    expect(within(region).getByRole('link', { name: 'Bekijk premium' }).getAttribute('href')).toBe('/premium')
    expect(document.querySelector('input[type=file]')).toBeNull()
  })

  test('PHOTO-02 PHOTO-03 is 25 for a premium member, who reads the same without an offer', async () => {
    const all = Array.from({ length: 25 }, (_, index) =>
      photo('A', { id: `${id('A').slice(0, 24)}${String(index).padStart(2, '0')}` }),
    )
    server(all, { limit: 25 })
    show({ paid_user: true })
    const region = await own()
    expect(within(region).getByText('Je hebt het maximum van 25 foto’s bereikt.')).toBeTruthy()
    expect(within(region).queryByRole('link', { name: 'Bekijk premium' })).toBeNull()
  })

  test('PHOTO-01 PHOTO-03 cuts off files for which there is no room, as the message explains', async () => {
    server([photo('A', { main: true }), photo('B')])
    show()
    const region = await own()
    expect(within(region).queryByText(/maximum/)).toBeNull()
    await choose(region, file(small), file('tweede 310x310.jpg'))
    expect(await within(region).findByText('Je hebt het maximum van 3 foto’s bereikt.')).toBeTruthy()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test("PHOTO-01 shows the server's text of a refusal, and the photo may be retried", async () => {
    const text = 'Je hebt het maximum van 3 foto’s bereikt.'
    server([], {
      own: ({ method, path }) => method === 'POST' && path === '/api/photo.php' && refusal('photo_limit', text),
    })
    show()
    const region = await own()
    await choose(region, file(small))
    expect(
      (await within(region)
        .findByRole('listitem', { name: '' })
        .catch(() => null)) ?? region,
    ).toBeTruthy()
    expect(await within(within(region).getByRole('alert')).findByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: `${small} opnieuw versturen` })).toBeTruthy()
  })
})

describe('the album of own photos', () => {
  test('shows another order at once, and reverts it with a message when refused', async () => {
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => (refuse = resolve))
    server([photo('A', { main: true }), photo('B'), photo('C', { stage: 'waiting', status: 'pending' })], {
      own: ({ method }) => method === 'PUT' && refused.then(() => refusal('not_found', 'Dat is er niet meer.')),
    })
    show()
    const region = await own()
    expect(namesIn(region)).toEqual(['Hoofdfoto, zichtbaar', 'Foto 2, zichtbaar', 'Foto 3, Wordt bekeken'])
    await user.click(screen.getByRole('button', { name: 'Foto 3, Wordt bekeken' }))
    await user.click(screen.getByRole('button', { name: 'Maak hoofdfoto' }))
    await waitFor(() =>
      expect(namesIn(region)).toEqual(['Hoofdfoto, Wordt bekeken', 'Foto 2, zichtbaar', 'Foto 3, zichtbaar']),
    )
    refuse()
    expect(await screen.findByText('Dat is er niet meer.')).toBeTruthy()
    await waitFor(() =>
      expect(namesIn(region)).toEqual(['Hoofdfoto, zichtbaar', 'Foto 2, zichtbaar', 'Foto 3, Wordt bekeken']),
    )
  })

  test('moves a photo by one with a press instead of dragging, and sends the complete order', async () => {
    const { calls } = server([photo('A', { main: true }), photo('B'), photo('P', { private: true })])
    show()
    const region = await own()
    await user.click(within(region).getByRole('button', { name: 'Hoofdfoto, zichtbaar' }))
    await user.click(screen.getByRole('button', { name: 'Later' }))
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body.order).toEqual([id('B'), id('A'), id('P')]),
    )
    expect(await screen.findByRole('heading', { name: 'Foto 2 van 2' })).toBeTruthy()
  })

  test('removes a photo at once after a confirmation', async () => {
    const { calls } = server([photo('A', { main: true }), photo('B')])
    show()
    const region = await own()
    await user.click(within(region).getByRole('button', { name: 'Foto 2, zichtbaar' }))
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }))
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
    await user.click(
      within(screen.getByRole('dialog', { name: 'Foto verwijderen?' })).getByRole('button', { name: 'Verwijderen' }),
    )
    await waitFor(() => expect(namesIn(region)).toEqual(['Hoofdfoto, zichtbaar']))
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ id: id('B') })
  })

  test('TRAP-63 lists a refused photo apart, with its reason and without a slot, and lets it be removed', async () => {
    const { calls } = server([
      photo('A', { main: true }),
      photo('R', { status: 'rejected', reason: 'contact_data', filename: null, thumb_filename: null }),
    ])
    show()
    const region = await own()
    expect(within(region).getByText('Er staan contactgegevens op deze foto.')).toBeTruthy()
    expect(within(region).getByText('1 van 3 foto’s')).toBeTruthy()
    expect(tilesIn(region)).toHaveLength(1)
    await user.click(within(region).getByRole('button', { name: 'Weghalen' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true))
  })

  test('marks an explicit photo, which cannot become the main one', async () => {
    server([photo('A', { main: true }), photo('X', { explicit: true })])
    show()
    await own()
    await user.click(screen.getByRole('button', { name: 'Foto 2, Expliciet' }))
    expect(screen.getByText(/wordt geen hoofdfoto/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Maak hoofdfoto' })).toBeNull()
  })
})

describe('the section of private photos', () => {
  test('PHOTO-06 OPEN-40 is their place: a photo becomes private and public again', async () => {
    const { calls } = server([photo('A', { main: true }), photo('B')])
    show()
    const region = await own()
    await user.click(within(region).getByRole('button', { name: 'Foto 2, zichtbaar' }))
    await user.click(screen.getByRole('button', { name: 'Maak privé' }))
    const hidden = screen.getByRole('region', { name: 'Privéfoto’s' })
    await waitFor(() => expect(namesIn(hidden)).toEqual(['Foto 1, zichtbaar']))
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ id: id('B'), private: true })
    await user.click(within(hidden).getByRole('button', { name: 'Foto 1, zichtbaar' }))
    await user.click(screen.getByRole('button', { name: 'Maak openbaar' }))
    await waitFor(() => expect(namesIn(region)).toHaveLength(2))
  })

  test('OPEN-40 keeps a photo chosen there private from the start', async () => {
    const { calls } = server([])
    show()
    await own()
    await choose(screen.getByRole('region', { name: 'Privéfoto’s' }), file(small))
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body.private).toBe(true))
  })

  test('OPEN-40 PROF-21 lists the members with access, with the mark of a fictional profile, and can withdraw it', async () => {
    const { calls } = server([photo('A', { main: true })], { opened: [chris] })
    show()
    await own()
    const row = (await screen.findByText('Chris')).closest('li')!
    expect(within(row).getByText('Fictief')).toBeTruthy()
    await user.click(within(row).getByRole('button', { name: 'Privéfoto’s sluiten voor Chris' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ja, sluiten' }))
    await waitFor(() => expect(screen.queryByText('Chris')).toBeNull())
    expect(calls.find(({ method, path }) => method === 'DELETE' && path === '/api/private-photos.php')?.body).toEqual({
      id: chris.id,
    })
    expect(screen.getByText(/Nog voor niemand/)).toBeTruthy()
  })
})
