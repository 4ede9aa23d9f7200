import { describe, expect, test } from 'vitest'
import { addApprovedPhotos, approvedPhoto } from '#functions/stores/photos/album.ts'
import type { Photo } from '#functions/stores/photos/photo.ts'
import { commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()

const renditions = ['card', 'full', 'locked'] as const

/**
 * Adds photos as inspection leaves them: a row per photo, and three renditions in the bucket whose
 * content says which rendition of which photo it is.
 */
async function addPhotos(member: Member, photos: readonly (Partial<Photo> & { id: string })[]) {
  const existing = photos.map((photo) => ({ ...approvedPhoto(photo.id, stack.clock.now()), ...photo }))
  await commit(addApprovedPhotos(member.id, existing))
  for (const photo of photos) {
    for (const rendition of renditions)
      await stack.s3.put(
        'photos',
        `photos/${member.id}/${photo.id}/${rendition}.avif`,
        Buffer.from(`${rendition} of ${photo.id}`),
        { contentType: 'image/avif' },
      )
  }
}

const bytesAt = async (url: string) => {
  const response = await fetch(new URL(url, stack.url))
  return response.ok ? response.text() : response.status
}
const photosFor = async (who: Visitor, { id }: Member) => (await who.call(members.profile, { query: { id } })).photos

/**
 * A member with a main photo, two other approved photos, a private photo, a photo that waits for
 * staff and a refused photo.
 */
async function pictured() {
  const member = await bram(stack, { photo: 'eerste' })
  await addPhotos(member, [
    { id: 'eerste' },
    { id: 'tweede' },
    { id: 'derde' },
    { id: 'prive', isPrivate: true },
    { id: 'wacht', status: 'pending', stage: 'waiting' },
    { id: 'fout', status: 'rejected' },
  ])
  return member
}

describe('photos of others', () => {
  test('PHOTO-08 OPEN-38 ROLE-04 a free member sees the main photo sharp and only blurred files of the others', async () => {
    const photos = await photosFor(await anna(stack), await pictured())
    expect(photos.map(({ id, locked }) => [id, locked])).toEqual([
      ['eerste', false],
      ['tweede', true],
      ['derde', true],
    ])
    expect(await bytesAt(photos[0]!.filename)).toBe('full of eerste')
    expect(await bytesAt(photos[0]!.thumb_filename)).toBe('card of eerste')
    for (const { id, filename, thumb_filename } of photos.slice(1))
      for (const url of [filename, thumb_filename]) expect(await bytesAt(url)).toBe(`locked of ${id}`)
  })

  test('OPEN-38 the address of a blurred picture cannot be turned into that of a sharp one', async () => {
    const photos = await photosFor(await anna(stack), await pictured())
    const locked = photos[1]!.filename
    for (const rendition of ['full', 'card'])
      expect(await bytesAt(locked.replace('/locked', `/${rendition}`))).toBe(403)
    expect(await bytesAt(photos[0]!.filename.replaceAll('eerste', 'tweede'))).toBe(403)
    expect(await bytesAt(photos[0]!.filename.split('?')[0]!)).toBe(403)
  })

  test('PHOTO-07 PAY-05 ROLE-05 TRAP-73 a premium member sees all sharp, but no private ones', async () => {
    const photos = await photosFor(await anna(stack, { premium: true }), await pictured())
    expect(photos.map(({ id, locked }) => [id, locked])).toEqual([
      ['eerste', false],
      ['tweede', false],
      ['derde', false],
    ])
    for (const { id, filename } of photos) expect(await bytesAt(filename)).toBe(`full of ${id}`)
  })

  test("OPEN-30 OPEN-38 ROLE-03 PRIV-01 a visitor sees a consenting member's main photo sharp, and the others blurred where the site is fully open", async () => {
    const member = await pictured()
    await member.call(account.change, { body: { shown_to_visitors: true } })
    const limited = await photosFor(stranger(stack), member)
    expect(limited.map(({ id, locked }) => [id, locked])).toEqual([['eerste', false]])
    await withCountry('NL', { loggedOutSearch: 'full' }, async () => {
      const full = await photosFor(stranger(stack), member)
      expect(full.map(({ locked }) => locked)).toEqual([false, true, true])
      for (const { filename } of full.slice(1)) expect(await bytesAt(filename)).toMatch(/^locked/)
    })
  })

  test('TRAP-58 cost no credits to view', async () => {
    const a = await anna(stack, { credits: 7 })
    await photosFor(a, await pictured())
    expect((await a.call(account.current)).credits).toBe(7)
  })

  test('a photo address expires within two days', async () => {
    const a = await anna(stack)
    const [{ filename } = { filename: '' }] = await photosFor(a, await pictured())
    try {
      stack.clock.advance({ hours: 23 })
      expect(await bytesAt(filename)).toBe('full of eerste')
      stack.clock.advance({ hours: 26 })
      expect(await bytesAt(filename)).toBe(403)
    } finally {
      stack.clock.reset()
    }
  })
})

describe('TRAP-65 a main photo that waits for inspection', () => {
  test('is shown to nobody but its owner, who sees its state', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await addPhotos(b, [{ id: 'nieuw', status: 'pending', stage: 'waiting' }])
    await b.call(likes.like, { body: { id: a.id } })
    await b.call(chats.send, { body: { member: a.id, id: newId(), text: 'Hoi' } })
    await stack.settle()

    const viewer = await anna(stack, { premium: true })
    expect(await viewer.call(members.profile, { query: { id: b.id } })).toMatchObject({ main_image: null, photos: [] })
    const met = [
      (await viewer.call(members.search, { query: { gender: 'male' } })).results.find(({ id }) => id === b.id)!,
      (await a.call(likes.list)).liked_by[0]!.profile,
      (await a.call(chats.list)).chats[0]!.partner,
    ]
    for (const card of met) expect(card.main_image).toBeNull()
    expect((await b.call(account.current)).profile.main_image).toMatchObject({ status: 'pending' })
  })

  test('PROF-02 has addresses of both sizes once approved', async () => {
    const b = await bram(stack, { photo: 'eerste' })
    await addPhotos(b, [{ id: 'eerste' }])
    const { main_image } = await (await anna(stack)).call(members.profile, { query: { id: b.id } })
    expect(main_image?.status).toBe('active')
    expect(await bytesAt(main_image!.filename)).toBe('full of eerste')
    expect(await bytesAt(main_image!.thumb_filename)).toBe('card of eerste')
  })

  test('PROF-02 CHAT-06 the partner of a conversation has the address of the small one only', async () => {
    const [a, b] = [await anna(stack), await bram(stack, { photo: 'eerste' })]
    await addPhotos(b, [{ id: 'eerste' }])
    await b.call(chats.send, { body: { member: a.id, id: newId(), text: 'Hoi' } })
    const [listed] = (await a.call(chats.list)).chats
    const { partner } = await a.call(chats.open, { query: { member: b.id } })
    for (const card of [listed!.partner, partner]) {
      expect(card.main_image).toEqual({ thumb_filename: expect.any(String), status: 'active' })
      expect(await bytesAt(card.main_image!.thumb_filename)).toBe('card of eerste')
    }
  })
})
