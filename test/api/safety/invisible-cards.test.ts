import { describe, expect, test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as photos from '#shared/contract/photos.ts'
import * as safety from '#shared/contract/safety.ts'
import { archive } from '#test/support/archive.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()

const send = async (from: Member, to: Member) =>
  (await from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } })).conversation
const like = (from: Member, { id }: Member) => from.call(likes.like, { body: { id } })
const hide = async (who: Member, invisible = true) => {
  await who.call(account.change, { body: { invisible } })
  await stack.settle()
}
const block = (who: Member, { id }: Member) => who.call(safety.block, { body: { id } })

/**
 * Changes photo, town and name of a card, as an approved photo, a change of the profile and staff
 * would.
 */
async function change({ id }: Member, card: { p: string; c: string; n: string }) {
  const values = Object.fromEntries(Object.entries(card).map(([name, value]) => [`:${name}`, value]))
  await apply(update(keys.card(id), 'SET p = :p, c = :c, n = :n', { values }))
  await stack.settle()
}

const old = { p: 'oude', c: 'Utrecht', n: 'Anna' }
const changed = { p: 'nieuwe', c: 'Zeist', n: 'Hanna' }

type ShownCard = {
  name: string
  city: string | null
  main_image: { thumb_filename?: string; filename?: string } | null
}
/** Name, town and photo of a card, as shown. */
const facts = ({ name, city, main_image: image }: ShownCard) => [
  name,
  city,
  /(oude|nieuwe)/.exec(image?.thumb_filename ?? '')?.[0] ?? null,
]
const factsOf = ({ p, c, n }: typeof old, photo: string | null = p) => [n, c, photo]

/** Name, town and photo that the lists of `who` show of another member, keyed by the list. */
async function shownTo(who: Member, { id }: Member) {
  const [{ profiles }, { chats: rows }, opened, blocked] = await Promise.all([
    who.call(likes.list),
    who.call(chats.list),
    who.call(photos.listOpened),
    who.call(safety.listBlocked),
  ])
  const cards = {
    like: profiles.find(({ profile }) => profile.id === id)?.profile,
    chat: rows.find(({ profile }) => profile === id)?.partner,
    opened: opened.members.find((card) => card.id === id),
    blocked: blocked.members.find((card) => card.id === id),
  }
  return Object.fromEntries(Object.entries(cards).flatMap(([list, card]) => (card ? [[list, facts(card)]] : [])))
}

/** Anna, whom Bram likes and has written to, and to whom he opened his private photos. */
async function sought() {
  const [a, b] = [await anna(stack), await bram(stack)]
  await change(a, old)
  await like(b, a)
  const conversation = await send(b, a)
  await b.call(photos.open, { body: { id: a.id } })
  return { a, b, conversation }
}
const inAll = (card: unknown) => ({ like: card, chat: card, opened: card })

describe('the card of an invisible member', () => {
  test('BLOCK-10 TRAP-61 shows nothing new to a member whom they never contacted, but a corrected name', async () => {
    const { a, b, conversation } = await sought()
    await hide(a)
    expect(await shownTo(b, a)).toEqual(inAll(factsOf(old)))
    await change(a, changed)
    // The former main photo may be deleted, so it is not shown either.
    const withheld = [changed.n, old.c, null]
    expect(await shownTo(b, a)).toEqual(inAll(withheld))
    const opened = await b.call(chats.open, { query: { conversation } })
    expect(facts(opened.partner)).toEqual(withheld)
    // A later photo does not appear either, nor does the first one again.
    await change(a, { ...changed, p: 'nieuwe2' })
    expect(await shownTo(b, a)).toEqual(inAll(withheld))
  })

  test('BLOCK-09 TRAP-61 is current again for everybody once they are visible', async () => {
    const { a, b } = await sought()
    await hide(a)
    await change(a, changed)
    await hide(a, false)
    expect(await shownTo(b, a)).toEqual(inAll(factsOf(changed)))
  })

  test.each([
    ['a like', (a: Member, b: Member) => like(a, b)],
    ['a message', (a: Member, b: Member) => send(a, b)],
  ])('BLOCK-10 TRAP-61 is current in all lists of a member whom they contact by %s', async (_, contact) => {
    const { a, b } = await sought()
    await hide(a)
    await change(a, changed)
    await contact(a, b)
    await stack.settle()
    expect(await shownTo(b, a)).toEqual(inAll(factsOf(changed)))
    const later = { ...changed, p: 'oude', c: 'Utrecht' }
    await change(a, later)
    expect(await shownTo(b, a)).toEqual(inAll(factsOf(later)))
  })

  test('BLOCK-10 TRAP-61 is current for the likes of a member to whom they write first', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await change(a, old)
    await like(b, a)
    await hide(a)
    await change(a, changed)
    await send(a, b)
    await stack.settle()
    expect(await shownTo(b, a)).toEqual({ like: factsOf(changed), chat: factsOf(changed) })
  })

  test('CHAT-35 BLOCK-10 is withheld and shown in an archived conversation as well', async () => {
    const { a, b } = await sought()
    await archive(b.id, a.id)
    await hide(a)
    await change(a, changed)
    expect(await shownTo(b, a)).toMatchObject({ chat: [changed.n, old.c, null] })
    await like(a, b)
    await stack.settle()
    expect(await shownTo(b, a)).toEqual(inAll(factsOf(changed)))
  })

  test('BLOCK-10 TRAP-61 shows nothing new in the list of blocks of a member whom they never contacted', async () => {
    const { a, b } = await sought()
    await hide(a)
    await change(a, changed)
    await block(b, a)
    expect(await shownTo(b, a)).toEqual({ blocked: [changed.n, old.c, null] })
    await change(a, { ...changed, c: 'Ede' })
    expect(await shownTo(b, a)).toEqual({ blocked: [changed.n, old.c, null] })
    await hide(a, false)
    expect(await shownTo(b, a)).toEqual({ blocked: [changed.n, 'Ede', changed.p] })
  })

  test('TRAP-46 TRAP-61 shows nothing new after a ban either, where they are still invisible', async () => {
    const { a, b } = await sought()
    await hide(a)
    const setStatus = async (status: string) => {
      const values = { ':status': status }
      await apply(update(keys.account(a.id), 'SET #status = :status', { names: { '#status': 'status' }, values }))
      await stack.settle()
    }
    await setStatus('banned')
    await change(a, changed)
    expect(await shownTo(b, a)).toEqual({})
    await setStatus('active')
    expect(await shownTo(b, a)).toEqual(inAll([changed.n, old.c, null]))
  })
})
