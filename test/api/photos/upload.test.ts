import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as photos from '#shared/contract/photos.ts'
import { countries } from '#shared/countries/all.ts'
import { photoFile } from '#shared/rules/photo-limits.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { approvedPhotoOf, decide, jpeg, post, send } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
const { freePhotos, premiumPhotos } = countries.NL

const form = (more: Record<string, unknown> = {}) => ({
  id: newId(),
  type: 'image/jpeg' as const,
  bytes: 90_000,
  private: false,
  ...more,
})
const listed = async (member: Member, id: string) =>
  (await member.call(photos.list)).photos.find((photo) => photo.id === id)
const viewed = async (viewer: Member, { id }: Member) => (await viewer.call(members.profile, { query: { id } })).photos
const bytesAt = async (url: string) => {
  const response = await fetch(new URL(url, stack.url))
  return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status
}

describe('a photo from upload to display', () => {
  test('PHOTO-04 PHOTO-05 TRAP-65 OPEN-24 waits for staff, visible to its owner only, and once approved is the main photo everywhere', async () => {
    const [a, b] = [await anna(stack), await bram(stack, { premium: true })]
    const id = newId()
    const { photo } = await a.call(photos.add, { body: form({ id }) })
    expect(photo).toMatchObject({ id, status: 'pending', stage: 'uploading', filename: null })

    await send(stack, a, await jpeg(), { id })
    await stack.settle()
    expect(await listed(a, id)).toMatchObject({ status: 'pending', stage: 'waiting', main: true, reason: null })
    expect((await a.call(account.current)).profile.main_image).toMatchObject({ status: 'pending' })
    expect(await viewed(b, a)).toEqual([])
    expect((await b.call(members.profile, { query: { id: a.id } })).main_image).toBeNull()

    await decide(stack, a.id, id, { verdict: 'main' })
    expect(await listed(a, id)).toMatchObject({ status: 'active', stage: 'done', main: true })
    expect(await viewed(b, a)).toMatchObject([{ id, locked: false, private: false }])
    const { main_image } = await b.call(members.profile, { query: { id: a.id } })
    const card = await bytesAt(main_image!.thumb_filename)
    expect(await sharp(card as Buffer).metadata()).toMatchObject({ format: 'heif', width: 320, height: 400 })
  })

  test('leaves nothing in quarantine', async () => {
    const a = await anna(stack)
    await send(stack, a, await jpeg())
    await stack.settle()
    expect(await stack.s3.list('photos', `quarantine/${a.id}/`)).toEqual([])
  })

  test('is sent by a form that accepts one file of one type under one key, of at most 10 MB, for ten minutes', async () => {
    const a = await anna(stack)
    const { upload } = await a.call(photos.add, { body: form() })
    expect(upload.url).toBe('/uploads')
    const file = await jpeg()
    const other = { ...upload, fields: { ...upload.fields, key: `quarantine/${a.id}/${newId()}` } }
    expect((await post(stack, other, file)).status).toBe(403)
    const html = { ...upload, fields: { ...upload.fields, 'Content-Type': 'text/html' } }
    expect((await post(stack, html, file)).status).toBe(403)
    expect((await post(stack, upload, Buffer.alloc(photoFile.maxBytes + 1))).status).toBe(400)
    try {
      stack.clock.advance({ minutes: 10, seconds: 1 })
      expect((await post(stack, upload, file)).status).toBe(403)
    } finally {
      stack.clock.reset()
    }
    expect((await post(stack, upload, file)).status).toBe(204)
  })

  test('OPEN-39 is refused before the upload when above 10 MB or of another type', async () => {
    const a = await anna(stack)
    const refusal = await expectRefusal(
      a.call(photos.add, { body: form({ bytes: photoFile.maxBytes + 1 }) }),
      'photo_too_large',
    )
    expect(refusal.message).toContain('10 MB')
    await expectRefusal(a.call(photos.add, { body: form({ type: 'image/gif' }) }), 'photo_type_unsupported')
    await a.call(photos.add, { body: form({ bytes: photoFile.maxBytes }) })
  })

  test('is the same photo when requested again, also at the limit, unless another member uses the same id', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const ids = Array.from({ length: freePhotos }, newId)
    for (const id of ids) await a.call(photos.add, { body: form({ id }) })
    await Promise.all(Array.from({ length: 10 }, () => a.call(photos.add, { body: form({ id: ids[0] }) })))
    expect((await a.call(photos.list)).used).toBe(freePhotos)
    await b.call(photos.add, { body: form({ id: ids[0] }) })
    expect((await b.call(photos.list)).photos).toHaveLength(1)
    expect((await a.call(photos.list)).photos).toHaveLength(freePhotos)
  })
})

describe('limits of photos', () => {
  test.each([
    ['PHOTO-01 ROLE-04 free', freePhotos, {}],
    ['PHOTO-02 ROLE-05 OPEN-47 premium', premiumPhotos, { premium: true }],
  ])('%s: never more than %i, however many are sent in parallel', async (_, limit, told) => {
    const a = await anna(stack, told)
    const asked = Array.from({ length: limit + 12 }, () =>
      a.call(photos.add, { body: form() }).then(
        () => 'added',
        (error: { body: { error: string; max: number } }) => `${error.body.error} ${error.body.max}`,
      ),
    )
    const outcomes = await Promise.all(asked)
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(limit)
    expect(new Set(outcomes)).toEqual(new Set(['added', `photo_limit ${limit}`]))
    expect(await a.call(photos.list)).toMatchObject({ limit, used: limit })
  })

  test('OPEN-39 count private photos, but not refused ones', async () => {
    const a = await anna(stack)
    await send(stack, a, await jpeg(), { isPrivate: true })
    await send(stack, a, Buffer.from('no picture'))
    await stack.settle()
    expect(await a.call(photos.list)).toMatchObject({ used: 1 })
    await a.call(photos.add, { body: form() })
    await a.call(photos.add, { body: form({ private: true }) })
    await expectRefusal(a.call(photos.add, { body: form() }), 'photo_limit')
  })

  test('count a photo whose file never arrived for an hour, to the second', async () => {
    const a = await anna(stack)
    await a.call(photos.add, { body: form() })
    try {
      stack.clock.advance({ minutes: 59, seconds: 55 })
      await stack.runJob('photos', 'expirePhotos')
      expect((await a.call(photos.list)).used).toBe(1)
      stack.clock.advance({ seconds: 10 })
      await stack.runJob('photos', 'expirePhotos')
      expect(await a.call(photos.list)).toMatchObject({ used: 0, photos: [] })
    } finally {
      stack.clock.reset()
    }
  })

  test('do not count such a photo once its owner removes it', async () => {
    const a = await anna(stack)
    const body = form()
    await a.call(photos.add, { body })
    expect(await a.call(photos.remove, { query: {}, body: { id: body.id } })).toMatchObject({ used: 0, photos: [] })
  })

  test('are sixty uploads a day', async () => {
    const a = await anna(stack)
    for (let n = 0; n < 60; n++) {
      const body = form()
      await a.call(photos.add, { body })
      await a.call(photos.remove, { query: {}, body: { id: body.id } })
    }
    await expectRefusal(a.call(photos.add, { body: form() }), 'too_many_requests')
  })
})

describe('order and main photo', () => {
  const mainOf = async (member: Member) => {
    const viewer = await bram(stack)
    const { main_image } = await viewer.call(members.profile, { query: { id: member.id } })
    return main_image && /^\/photos\/\w+\/(\w+)\//.exec(main_image.filename)?.[1]
  }

  test('the first approved, public photo is the main photo, and changes with order, privacy and removal in one write', async () => {
    const a = await anna(stack)
    const [one, two, three] = [
      await approvedPhotoOf(stack, a),
      await approvedPhotoOf(stack, a),
      await approvedPhotoOf(stack, a),
    ]
    expect(await mainOf(a)).toBe(one)
    const album = await a.call(photos.change, { body: { order: [three, one, two] } })
    expect(album.photos.map(({ id, main }) => [id, main])).toEqual([
      [three, true],
      [one, false],
      [two, false],
    ])
    expect(await mainOf(a)).toBe(three)
    await a.call(photos.change, { body: { id: three, private: true } })
    expect(await mainOf(a)).toBe(one)
    await a.call(photos.remove, { query: {}, body: { id: one } })
    expect(await mainOf(a)).toBe(two)
    await a.call(photos.change, { body: { id: three, private: false } })
    expect(await mainOf(a)).toBe(three)
    await a.call(photos.remove, { query: {}, body: { id: three } })
    await a.call(photos.remove, { query: {}, body: { id: two } })
    expect(await mainOf(a)).toBeNull()
  })

  test('TRAP-24 an explicit photo is never the main photo, and no visitor sees it', async () => {
    const a = await anna(stack)
    const explicit = await approvedPhotoOf(stack, a, { verdict: 'explicit' })
    expect(await mainOf(a)).toBeNull()
    expect(await listed(a, explicit)).toMatchObject({ explicit: true, main: false, status: 'active' })
    const free = await bram(stack)
    expect(await viewed(free, a)).toMatchObject([{ id: explicit, locked: true }])
    const premium = await bram(stack, { premium: true })
    expect(await viewed(premium, a)).toMatchObject([{ id: explicit, locked: false }])
    const { photos: seen } = await stack.visitor().call(members.profile, { query: { id: a.id } })
    expect(seen).toEqual([])
  })

  test('copies of the card show the new main photo', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await a.call(likes.like, { body: { id: b.id } })
    const id = await approvedPhotoOf(stack, a)
    await stack.settle()
    const { liked_by } = await b.call(likes.list)
    expect(liked_by[0]!.profile.main_image?.filename).toContain(id)
  })

  test('an order or a change that names a photo of another member changes nothing', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const [one, two] = [await approvedPhotoOf(stack, a), await approvedPhotoOf(stack, a)]
    const foreign = await approvedPhotoOf(stack, b)
    const album = await a.call(photos.change, { body: { order: [foreign, two, one] } })
    expect(album.photos.map(({ id }) => id)).toEqual([one, two])
    await expectRefusal(a.call(photos.change, { body: { id: foreign, private: true } }), 'not_found')
    await a.call(photos.remove, { query: {}, body: { id: foreign } })
    expect((await b.call(photos.list)).photos).toHaveLength(1)
  })

  test('reordering, uploading and removing in parallel loses no photo and keeps the card correct', async () => {
    const a = await anna(stack, { premium: true })
    const ids: string[] = []
    for (let n = 0; n < 4; n++) ids.push(await approvedPhotoOf(stack, a))
    await Promise.allSettled([
      a.call(photos.change, { body: { order: ids.toReversed() } }),
      a.call(photos.add, { body: form() }),
      a.call(photos.remove, { query: {}, body: { id: ids[0]! } }),
      a.call(photos.change, { body: { id: ids[3]!, private: true } }),
      a.call(photos.add, { body: form() }),
    ])
    const { photos: left, used } = await a.call(photos.list)
    expect(used).toBe(left.length)
    expect(left.filter(({ stage }) => stage === 'uploading')).toHaveLength(2)
    expect(await mainOf(a)).toBe(left.find(({ status, private: hidden }) => status === 'active' && !hidden)!.id)
  })
})
