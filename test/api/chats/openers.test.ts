import { expect, test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as profile from '#shared/contract/profile.ts'
import * as safety from '#shared/contract/safety.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })

const prompts = [{ prompt: 'dish' as const, answer: 'Vissoep' }]

/** A woman, and a man with a prompt, who share tea, wine and sensitive interests. */
async function addPair(told: Parameters<typeof bram>[1] = {}) {
  const [she, he] = [await anna(stack), await bram(stack, told)]
  const interests = ['tea', 'wine', 'politics', 'bdsm'] as const
  await she.call(profile.change, { body: { sensitive_consent: true, interests: ['sushi', ...interests] } })
  await he.call(profile.change, { body: { sensitive_consent: true, interests: [...interests, 'art'], prompts } })
  await stack.settle()
  return { she, he }
}

const openWith = (who: Member, { id }: Member) => who.call(chats.open, { query: { member: id } })

test('PROF-25 PROF-26 LIKE-07 an empty conversation names shared interests and prompts of a profile that was never opened, without a look and without marking a like as seen', async () => {
  const { she, he } = await addPair()
  await he.call(likes.like, { body: { id: she.id } })
  await stack.settle()
  const { openers } = await openWith(she, he)
  expect(openers).toEqual({ prompts, shared_interests: ['tea', 'wine'] })
  await stack.settle()
  expect((await he.call(likes.listLooks)).looks).toEqual([])
  expect((await she.call(likes.list)).liked_by).toMatchObject([{ id: he.id, like_new: true }])
  const shown = await she.call(members.profile, { query: { id: he.id } })
  expect(shown.prompts).toEqual(openers!.prompts)
  expect(shown.interests).toEqual(expect.arrayContaining(openers!.shared_interests))
})

test('PROF-25 PROF-26 neither a conversation with a message nor an older page names any', async () => {
  const { she, he } = await addPair()
  const before = `${stack.clock.now().toISOString()}#${newId()}`
  expect((await she.call(chats.open, { query: { member: he.id, before } })).openers).toBeNull()
  await she.call(chats.send, { body: { member: he.id, id: newId(), text: 'Hoi' } })
  expect((await openWith(she, he)).openers).toBeNull()
  expect((await openWith(he, she)).openers).toBeNull()
})

test('PROF-24 PROF-26 a site that shows no interests names none', async () => {
  const { she, he } = await addPair()
  await withCountry('NL', { visibleProfileFields: ['city'] }, async () =>
    expect((await openWith(she, he)).openers).toEqual({ prompts, shared_interests: [] }),
  )
})

test('PROF-26 BLOCK-06 TRAP-61 nothing is named of a member whose profile is not shown, or who cannot be written to', async () => {
  const unconfirmed = await addPair({ status: 'not_confirmed' })
  expect(await openWith(unconfirmed.she, unconfirmed.he)).toMatchObject({
    closed: 'partner_not_confirmed',
    openers: null,
  })
  const invisible = await addPair({ invisible: true })
  await expectRefusal(openWith(invisible.she, invisible.he), 'not_found')

  const blocked = await addPair()
  await blocked.she.call(chats.send, { body: { member: blocked.he.id, id: newId(), text: 'Hoi' } })
  const conversation = conversationOf(blocked.she.id, blocked.he.id)
  await blocked.he.call(safety.block, { body: { id: blocked.she.id } })
  await expectRefusal(openWith(blocked.she, blocked.he), 'not_found')
  await expectRefusal(blocked.she.call(chats.open, { query: { conversation } }), 'not_found')
})

test('PROF-26 ACC-26 an unconfirmed member, who cannot send, gets none', async () => {
  const { he } = await addPair()
  const newcomer = await anna(stack, { status: 'not_confirmed' })
  expect(await openWith(newcomer, he)).toMatchObject({ closed: 'email_not_confirmed', openers: null })
})
