import { describe, expect, test } from 'vitest'
import * as members from '#shared/contract/members.ts'
import * as photos from '#shared/contract/photos.ts'
import * as safety from '#shared/contract/safety.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, bram, chris, type Member } from '#test/support/people.ts'
import { approvedPhotoOf, jpeg, send } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()

const profileFor = (viewer: Visitor, { id }: Member) => viewer.call(members.profile, { query: { id } })
const statusOf = async (url: string) => (await fetch(new URL(url, stack.url))).status
const open = (owner: Member, { id }: Member) => owner.call(photos.open, { body: { id } })
const close = (owner: Member, { id }: Member) => owner.call(photos.close, { query: {}, body: { id } })

/** A member with a main photo, an approved private photo and a waiting private photo. */
async function owner() {
  const member = await anna(stack, { premium: true })
  const main = await approvedPhotoOf(stack, member)
  const hidden = await approvedPhotoOf(stack, member, { isPrivate: true })
  const waiting = await send(stack, member, await jpeg(), { isPrivate: true })
  await stack.settle()
  return { member, main, hidden, waiting }
}

describe('OPEN-40 TRAP-73 private photos', () => {
  test('are visible to their owner and to members with access, premium or not, and to nobody else', async () => {
    const { member, main, hidden } = await owner()
    const [premium, free, friend] = [await bram(stack, { premium: true }), await bram(stack), await chris(stack)]
    await open(member, friend)
    await withCountry('NL', { loggedOutSearch: 'full' }, async () => {
      const seen: [string, Visitor, string[]][] = [
        ['a premium member without leave', premium, [main]],
        ['a free member without leave', free, [main]],
        ['a free member with leave', friend, [main, hidden]],
        ['the owner', member, [main, hidden]],
      ]
      for (const [who, viewer, ids] of seen) {
        const profile = await profileFor(viewer, member)
        expect(
          profile.photos.map(({ id }) => id),
          who,
        ).toEqual(ids)
        for (const photo of profile.photos) {
          expect(photo, who).toMatchObject({ locked: false, private: photo.id === hidden })
          expect(await statusOf(photo.filename)).toBe(200)
        }
        expect(profile.private_photos_open, who).toBe(viewer === friend)
      }
    })
  })

  test('have an access that is shown to both, listed and can be withdrawn; repeats change nothing', async () => {
    const { member, main } = await owner()
    const friend = await bram(stack)
    await Promise.all([open(member, friend), open(member, friend)])
    expect((await member.call(photos.listOpened)).members.map(({ id }) => id)).toEqual([friend.id])
    expect(await profileFor(member, friend)).toMatchObject({
      own_private_photos_open: true,
      private_photos_open: false,
    })
    expect((await friend.call(photos.listOpened)).members).toEqual([])
    await close(member, friend)
    expect(await close(member, friend)).toEqual({ opened: false })
    expect((await profileFor(friend, member)).photos.map(({ id }) => id)).toEqual([main])
    expect((await member.call(photos.listOpened)).members).toEqual([])
  })

  test('have addresses that expire within two hours, so withdrawn access ends by then', async () => {
    const { member, hidden } = await owner()
    const friend = await bram(stack)
    await open(member, friend)
    const { filename } = (await profileFor(friend, member)).photos.find(({ id }) => id === hidden)!
    await close(member, friend)
    try {
      stack.clock.advance({ hours: 2 })
      expect(await statusOf(filename)).toBe(403)
    } finally {
      stack.clock.reset()
    }
  })

  test('cannot be opened to oneself, nor to missing, blocked or leaving members', async () => {
    const { member } = await owner()
    const [blocker, blocked, leaving] = [await bram(stack), await bram(stack), await bram(stack)]
    await blocker.call(safety.block, { body: { id: member.id } })
    await member.call(safety.block, { body: { id: blocked.id } })
    await changeAccount(leaving.id, { status: 'deletion_pending' })
    for (const id of [member.id, newId(), blocker.id, blocked.id, leaving.id])
      await expectRefusal(member.call(photos.open, { body: { id } }), 'not_found')
  })

  test('are closed permanently in both directions by a block', async () => {
    const { member } = await owner()
    const friend = await bram(stack)
    await open(member, friend)
    await open(friend, member)
    await friend.call(safety.block, { body: { id: member.id } })
    await friend.call(safety.unblock, { query: {}, body: { id: member.id } })
    expect(await profileFor(friend, member)).toMatchObject({
      private_photos_open: false,
      own_private_photos_open: false,
    })
    expect((await member.call(photos.listOpened)).members).toEqual([])
  })

  test('have a list of members with access, which omits leaving members and shows current pictures', async () => {
    const { member } = await owner()
    const [friend, other] = [await bram(stack), await chris(stack)]
    await open(member, friend)
    await open(member, other)
    const id = await approvedPhotoOf(stack, friend)
    await changeAccount(other.id, { status: 'deletion_pending' })
    await stack.settle()
    const { members: opened } = await member.call(photos.listOpened)
    expect(opened.map((card) => card.id)).toEqual([friend.id])
    expect(opened[0]!.main_image?.thumb_filename).toContain(id)
  })
})

describe('delivery of pictures', () => {
  test('answers 403 to an unsigned or forged address, one of another rendition or photo, and a removed photo', async () => {
    const { member, main, hidden } = await owner()
    const free = await bram(stack)
    const [{ filename } = { filename: '' }] = (await profileFor(free, member)).photos
    expect(await statusOf(filename)).toBe(200)
    expect(await statusOf(filename.replace('.avif', '.webp'))).toBe(200)
    const forged = [
      filename.split('?')[0]!,
      filename.replace(main, hidden),
      filename.replace(/s=./, (start) => (start === 's=A' ? 's=B' : 's=A')),
      `/services/s3/photos/photos/${member.id}/${main}/full.avif`,
    ]
    for (const url of forged) expect(await statusOf(url), url).toBe(403)
    await member.call(photos.remove, { query: {}, body: { id: main } })
    await stack.settle()
    expect(await statusOf(filename)).toBe(403)
  })
})
