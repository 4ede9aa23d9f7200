import { describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as members from '#shared/contract/members.ts'
import * as photos from '#shared/contract/photos.ts'
import { countries } from '#shared/countries/all.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { buy } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { approvedPhotoOf } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
const { freeConversations, freePhotos, premiumPhotos } = countries.NL

const write = (a: Member, to: Member, text = 'Hoi') =>
  a.call(chats.send, { body: { member: to.id, id: newId(), text } })
const addPhoto = (a: Member) =>
  a.call(photos.add, { body: { id: newId(), type: 'image/jpeg', bytes: 90_000, private: false } })
const lockedOf = async (a: Member, { id }: Member) =>
  (await a.call(members.profile, { query: { id } })).photos.map(({ locked }) => locked)
const men = (count: number) => Promise.all(Array.from({ length: count }, () => bram(stack)))

/** A member with a main photo and a second photo. */
async function pictured(): Promise<Member> {
  const member = await bram(stack)
  await approvedPhotoOf(stack, member)
  await approvedPhotoOf(stack, member)
  return member
}

/** A member with credits and an expired time bonus, who is not premium. */
const free = () =>
  anna(stack, { credits: 40, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })

describe('the functions of premium', () => {
  test('PAY-04 PAY-03 OPEN-47 are limited for a free member, and unlimited from the smallest purchase on', async () => {
    const a = await free()
    const others = await men(freeConversations + 12)
    const gallery = [await pictured(), await pictured()]

    for (const other of others.slice(0, freeConversations)) await write(a, other)
    await expectRefusal(write(a, others[freeConversations]!), 'free_conversation_limit')
    for (let n = 0; n < freePhotos; n++) await addPhoto(a)
    await expectRefusal(addPhoto(a), 'photo_limit')
    for (const other of gallery) expect(await lockedOf(a, other)).toEqual([false, true])

    await buy(stack, a, { bundle: 'c25' })
    // A different text for each, as one text may reach only 5 members within an hour (CHAT-39).
    for (const [index, other] of others.slice(freeConversations).entries())
      await write(a, other, `Hoi ${'abcdefghijkl'[index]}`)
    for (let n = freePhotos; n < premiumPhotos; n++) await addPhoto(a)
    expect(await a.call(photos.list)).toMatchObject({ limit: premiumPhotos, used: premiumPhotos })
    // Repeated, because premium has no limit on views.
    for (let n = 0; n < 3; n++) for (const other of gallery) expect(await lockedOf(a, other)).toEqual([false, false])
  })

  test('OPEN-47 OPEN-38 begin at the limits of the country', () => {
    const limits = { freePhotos: 1, premiumPhotos: 2, freeConversations: 1, freePhotoView: 2 }
    return withCountry('NL', limits, async () => {
      const a = await free()
      const [one, two] = await men(2)
      const other = await pictured()
      await approvedPhotoOf(stack, other)

      await write(a, one!)
      expect(await a.call(chats.open, { query: { member: two!.id } })).toMatchObject({
        closed: 'free_conversation_limit',
      })
      expect(await expectRefusal(write(a, two!), 'free_conversation_limit')).toMatchObject({ max: 1 })
      expect(await lockedOf(a, other)).toEqual([false, false, true])
      await addPhoto(a)
      expect(await expectRefusal(addPhoto(a), 'photo_limit')).toMatchObject({ max: 1 })

      await buy(stack, a, { bundle: 'c25' })
      await addPhoto(a)
      expect(await expectRefusal(addPhoto(a), 'photo_limit')).toMatchObject({ max: 2 })
    })
  })

  test('PAY-04 PAY-03 OPEN-47 remain when credits are used up and time has passed; only paid features need credits', async () => {
    const a = await free()
    const [one, other] = [await pictured(), ...(await men(1))]
    await buy(stack, a)
    await changeAccount(a.id, { credits: 0, startedConversations: 200 })
    stack.clock.advance({ days: 20 })
    try {
      expect(await a.call(account.current)).toMatchObject({ paid_user: true, credits: 0 })
      expect(await lockedOf(a, one!)).toEqual([false, false])
      expect((await a.call(photos.list)).limit).toBe(premiumPhotos)
      await expectRefusal(write(a, other!), 'insufficient_credits')
      await buy(stack, a)
      await write(a, other!)
    } finally {
      stack.clock.reset()
    }
  })
})
