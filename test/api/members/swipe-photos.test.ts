import { expect, test } from 'vitest'
import * as members from '#shared/contract/members.ts'
import * as photos from '#shared/contract/photos.ts'
import { anna, bram } from '#test/support/people.ts'
import { approvedPhotoOf, jpeg, send } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()

test('SEARCH-27 OPEN-40 a card of the swipe game has the number of photos that its profile has for the member', async () => {
  const [she, he] = [await anna(stack), await bram(stack)]
  await stack.settle()
  const numbers = async () => {
    await stack.settle()
    const { card } = await she.call(members.nextSwipe)
    expect(card?.id).toBe(he.id)
    const profile = await she.call(members.profile, { query: { id: he.id } })
    return [card?.num_photos, profile.photos.length]
  }
  expect(await numbers()).toEqual([0, 0])
  await approvedPhotoOf(stack, he)
  await approvedPhotoOf(stack, he, { isPrivate: true })
  await send(stack, he, await jpeg())
  expect(await numbers()).toEqual([1, 1])
  await he.call(photos.open, { body: { id: she.id } })
  expect(await numbers()).toEqual([2, 2])
})
