import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { deepestZoom, isTooSmall, photoTypeOf, sentSize } from '#frontend/domain/photos/photo-file.ts'
import { mayRetry, next, startable, type Upload, type UploadEvent } from '#frontend/domain/photos/photo-queue.ts'
import {
  moved,
  orderWith,
  pollMs,
  refusedOf,
  roomIn,
  stateOf,
  tilesOf,
  withChange,
} from '#frontend/features/photos/album.ts'
import type { Album } from '#shared/contract/photos.ts'
import type { OwnPhoto } from '#shared/model/photo.ts'

const upload = (more: Partial<Upload> = {}): Upload => ({
  id: 'U',
  name: 'strand.jpg',
  isPrivate: false,
  at: 'waiting',
  progress: 0,
  preview: null,
  problem: null,
  ...more,
})

const photo = (id: string, more: Partial<OwnPhoto> = {}): OwnPhoto => ({
  id,
  status: 'active',
  stage: 'done',
  reason: null,
  private: false,
  explicit: false,
  main: false,
  filename: `/photos/${id}/full.avif`,
  thumb_filename: `/photos/${id}/card.avif`,
  thumbhash: null,
  ...more,
})

const album = (photos: OwnPhoto[], limit = 3): Album => ({
  photos,
  limit,
  used: photos.filter(({ status }) => status !== 'rejected').length,
})

describe('photo files', () => {
  test.each([
    ['a.jpg', 'image/jpeg', 'image/jpeg'],
    ['a.jpg', 'image/jpg', 'image/jpeg'],
    ['a.png', 'image/png', 'image/png'],
    ['a.webp', 'image/webp', 'image/webp'],
    ['IMG_1.HEIC', '', 'image/heic'],
    ['a.heif', 'image/heif', 'image/heic'],
    ['a.gif', 'image/gif', null],
    ['a.svg', 'image/svg+xml', null],
    ['a.jpg', 'text/html', null],
    ['geen-einde', '', null],
  ])('OPEN-39 %s of type "%s" is uploaded as %s', (name, type, wanted) => {
    expect(photoTypeOf({ name, type })).toBe(wanted)
  })

  test.each([
    [
      { width: 4000, height: 3000 },
      { width: 2160, height: 1620 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1620, height: 2160 },
    ],
    [
      { width: 2160, height: 100 },
      { width: 2160, height: 100 },
    ],
    [
      { width: 300, height: 300 },
      { width: 300, height: 300 },
    ],
  ])('a picture of %o is uploaded as %o, never enlarged', (size, wanted) => {
    expect(sentSize(size)).toEqual(wanted)
  })

  test('OPEN-39 a side of 299 pixels is too small, one of 300 is not', () => {
    expect(isTooSmall({ width: 299, height: 4000 })).toBe(true)
    expect(isTooSmall({ width: 300, height: 300 })).toBe(false)
  })

  test('OPEN-39 a crop has a side of at least 300 pixels, and a picture too small for that cannot be cropped', () => {
    expect(deepestZoom({ width: 600, height: 2000 })).toBe(2)
    expect(deepestZoom({ width: 6000, height: 8000 })).toBe(4)
    expect(deepestZoom({ width: 300, height: 300 })).toBeLessThan(1)
  })
})

describe('the upload queue', () => {
  const after = (...events: UploadEvent[]) => events.reduce(next, upload())
  const lost: UploadEvent = { type: 'failed', problem: { kind: 'lost' } }

  test('has each photo from its choice to the end of its upload, with preview and progress', () => {
    expect(after({ type: 'started' }).at).toBe('preparing')
    const sending = after(
      { type: 'started' },
      { type: 'prepared', preview: 'blob:1' },
      { type: 'progressed', share: 0.4 },
    )
    expect(sending).toMatchObject({ at: 'sending', preview: 'blob:1', progress: 0.4 })
    expect(next(sending, { type: 'sent' })).toMatchObject({ at: 'sent', progress: 1 })
  })

  test('retries a failed upload as the same photo', () => {
    const failed = after({ type: 'started' }, { type: 'prepared', preview: 'blob:1' }, lost)
    expect(failed).toMatchObject({ at: 'failed', problem: { kind: 'lost' } })
    expect(next(failed, { type: 'retried' })).toMatchObject({
      id: 'U',
      at: 'waiting',
      problem: null,
      preview: 'blob:1',
    })
  })

  test('does not retry a photo that can never be accepted, but does retry one refused by a full album', () => {
    const unreadable = after({ type: 'started' }, { type: 'failed', problem: { kind: 'file', problem: 'unreadable' } })
    expect(mayRetry(unreadable)).toBe(false)
    expect(next(unreadable, { type: 'retried' })).toBe(unreadable)
    const full = upload({ at: 'failed', problem: { kind: 'refused', code: 'photo_limit', text: '' } })
    expect(mayRetry(full)).toBe(true)
    expect(mayRetry({ ...full, problem: { kind: 'refused', code: 'photo_type_unsupported', text: '' } })).toBe(false)
  })

  test('ignores late events of a cancelled upload', () => {
    const leaving = after({ type: 'started' }, { type: 'cancelled' })
    for (const event of [
      lost,
      { type: 'sent' },
      { type: 'progressed', share: 1 },
      { type: 'retried' },
    ] as UploadEvent[])
      expect(next(leaving, event)).toBe(leaving)
    const sent = upload({ at: 'sent' })
    expect(next(sent, { type: 'cancelled' })).toBe(sent)
  })

  test('uploads two at a time in the order chosen, past failed uploads', () => {
    const queue = [
      upload({ id: '1', at: 'failed' }),
      upload({ id: '2', at: 'sending' }),
      upload({ id: '3' }),
      upload({ id: '4' }),
    ]
    expect(startable(queue).map(({ id }) => id)).toEqual(['3'])
    expect(startable(queue.map((one) => (one.id === '2' ? upload({ at: 'sent' }) : one))).map(({ id }) => id)).toEqual([
      '3',
      '4',
    ])
  })
})

describe('the album', () => {
  const three = album([photo('A', { main: true }), photo('B'), photo('C', { private: true })])
  const mainOf = ({ photos }: Album) => photos.filter(({ main }) => main).map(({ id }) => id)

  test('reordering makes the first eligible photo the main one', () => {
    const changed = withChange(three, { kind: 'order', order: ['B', 'A', 'C'] })
    expect(changed.photos.map(({ id }) => id)).toEqual(['B', 'A', 'C'])
    expect(mainOf(changed)).toEqual(['B'])
    const explicit = album([photo('A', { main: true }), photo('X', { explicit: true })])
    expect(mainOf(withChange(explicit, { kind: 'order', order: ['X', 'A'] }))).toEqual(['A'])
  })

  test('PHOTO-06 a photo that becomes private stays in the album and is no longer the main one', () => {
    const changed = withChange(three, { kind: 'private', id: 'A', isPrivate: true })
    expect(mainOf(changed)).toEqual(['B'])
    expect(changed.used).toBe(3)
  })

  test('OPEN-39 removing a photo frees its slot; a refused photo had none', () => {
    expect(withChange(three, { kind: 'remove', id: 'A' })).toMatchObject({ used: 2 })
    const withRefused = album([photo('A', { main: true }), photo('R', { status: 'rejected' })])
    expect(withChange(withRefused, { kind: 'remove', id: 'R' })).toMatchObject({ used: 1 })
    expect(withChange(three, { kind: 'remove', id: 'nobody' })).toBe(three)
  })

  test('reordering the photos of one grid puts those of the other grid behind them', () => {
    expect(moved(['A', 'B', 'C'], 'C', 0)).toEqual(['C', 'A', 'B'])
    expect(moved(['A', 'B', 'C'], 'A', 2)).toEqual(['B', 'C', 'A'])
    expect(orderWith(three.photos, ['B', 'A'])).toEqual(['B', 'A', 'C'])
  })

  test('each grid shows its own photos and then those uploading, without refused and failed ones', () => {
    const photos = [
      photo('A'),
      photo('P', { private: true }),
      photo('R', { status: 'rejected' }),
      photo('F'),
      photo('L'),
    ]
    const uploads = [
      upload({ id: 'F', at: 'failed' }),
      upload({ id: 'L', at: 'leaving' }),
      upload({ id: 'N', at: 'sending' }),
      upload({ id: 'Q', isPrivate: true }),
    ]
    expect(tilesOf(photos, uploads, false).map(({ id }) => id)).toEqual(['A', 'N'])
    expect(tilesOf(photos, uploads, true).map(({ id }) => id)).toEqual(['P', 'Q'])
    expect(refusedOf(photos).map(({ id }) => id)).toEqual(['R'])
  })

  test('PHOTO-05 TRAP-65 each photo has a named state', () => {
    const tile = (shown: OwnPhoto | null, coming: Upload | null = null) =>
      stateOf({ id: 'A', photo: shown, upload: coming })
    expect(tile(null, upload())).toBe('preparing')
    expect(tile(photo('A', { stage: 'uploading' }), upload({ at: 'sending' }))).toBe('uploading')
    expect(tile(photo('A', { stage: 'uploading' }), upload({ at: 'sent' }))).toBe('inspecting')
    expect(tile(photo('A', { stage: 'uploading' }))).toBe('missing')
    expect(tile(photo('A', { stage: 'inspecting' }))).toBe('inspecting')
    expect(tile(photo('A', { stage: 'waiting', status: 'pending' }))).toBe('waiting')
    expect(tile(photo('A'))).toBe('active')
  })

  test('PHOTO-01 PHOTO-02 an uploading photo takes one slot, before and after the server counts it', () => {
    expect(roomIn(album([photo('A')]), [])).toBe(2)
    expect(roomIn(album([photo('A')]), [upload({ id: 'N', at: 'sending' }), upload({ id: 'A', at: 'sent' })])).toBe(1)
    expect(roomIn(album([photo('A')]), [upload({ at: 'failed' }), upload({ at: 'leaving' })])).toBe(2)
    expect(
      roomIn(
        album(
          Array.from({ length: 25 }, (_, index) => photo(String(index))),
          25,
        ),
        [],
      ),
    ).toBe(0)
  })

  test('the album is reloaded soon after a photo is added, then less and less often, and not once all are decided', () => {
    const now = new Date('2026-11-20T20:00:00Z')
    const ageOf = (seconds: number) =>
      pollMs([photo(ulid(now.getTime() - seconds * 1000), { stage: 'waiting' }), photo('A')], now)
    expect(pollMs([photo('A')], now)).toBe(false)
    expect(ageOf(2)).toBe(1500)
    expect(ageOf(60)).toBe(12_000)
    expect(ageOf(86_400)).toBe(60_000)
  })
})
