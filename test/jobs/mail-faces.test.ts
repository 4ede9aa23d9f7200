import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { facesOf } from '#functions/mail/faces.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as photos from '#shared/contract/photos.ts'
import * as safety from '#shared/contract/safety.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { anna, bram, chris, type Member } from '#test/support/people.ts'
import { approvedPhotoOf } from '#test/support/photos.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
const start = new Date('2027-06-01T12:00:00Z')
const at = (minutes: number) => stack.clock.stopAt(new Date(start.getTime() + minutes * 60_000))
beforeEach(() => void at(-120))
afterEach(() => {
  stack.mailbox.isDown = false
  stack.clock.reset()
})

const say = (from: Member, to: Member) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Zin in koffie?' } })
const like = (from: Member, to: Member) => from.call(likes.like, { body: { id: to.id } })

async function mailAt(member: Member, minutes: number) {
  await stack.settle()
  at(minutes)
  await stack.runJob('notifications', 'mailDigests')
  await stack.settle()
  return (await mailsTo(stack, member.email))[0]
}
/** URLs of the pictures in a mail. */
const picturesOf = (html: string) =>
  [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'))
const open = async (url: string) => (await fetch(url)).status
const month = 31 * 24 * 60

/** Bram, who has a photo, does something; returns the mail that Anna gets about it. */
async function mailAbout(does: (from: Member, to: Member) => Promise<unknown>) {
  const [a, b] = [await anna(stack), await bram(stack)]
  const photo = await approvedPhotoOf(stack, b)
  at(0)
  await does(b, a)
  const mail = await mailAt(a, 15)
  return { a, b, photo, mail: mail!, pictures: picturesOf(mail!.html) }
}

describe.each([
  ['a like', like],
  ['a new conversation', say],
])('NOTIF-22 the mail about %s', (_, does) => {
  test('shows the blurred photo, which loads for a month', async () => {
    const { b, photo, mail, pictures } = await mailAbout(does)
    expect(pictures).toHaveLength(1)
    const url = new URL(pictures[0]!)
    expect(url.origin + url.pathname).toBe(`${stack.url}/photos/${b.id}/${photo}/locked.jpg`)
    expect([...url.searchParams.keys()]).toEqual(['e', 's'])
    expect(mail.html).toMatch(/<img [^>]*width="96" height="120" alt="Onscherpe foto"/)
    expect(mail.html + mail.text).not.toMatch(/(card|full)\.(avif|webp)/)
    expect(await open(pictures[0]!)).toBe(200)
    at(month)
    expect(await open(pictures[0]!)).toBe(200)
    at(2 * month)
    expect(await open(pictures[0]!)).toBe(403)
    // The signature of the blurred picture is not valid for a sharp rendition.
    at(0)
    expect(await open(pictures[0]!.replace('locked.jpg', 'full.webp'))).toBe(403)
  })

  test('TRAP-47 has no address that is another for another recipient', async () => {
    const { a, b, pictures } = await mailAbout(does)
    const c = await anna(stack)
    at(20)
    await does(b, c)
    expect(picturesOf((await mailAt(c, 35))!.html)).toEqual(pictures)
    expect(pictures.join()).not.toContain(a.id)
  })
})

describe('a mail shows no photo', () => {
  const changes: [string, change: (a: Member, b: Member, photo: string) => Promise<unknown>][] = [
    ['that was removed', (_, b, id) => b.call(photos.remove, { body: { id } })],
    ['that is private', (_, b, id) => b.call(photos.change, { body: { id, private: true } })],
    ['TRAP-46 of a member who left', (_, b) => changeAccount(b.id, { status: 'deletion_pending' })],
    ['of a banned member', (_, b) => changeAccount(b.id, { status: 'banned' })],
    ['BLOCK-06 of a member who blocked the recipient', (a, b) => b.call(safety.block, { body: { id: a.id } })],
    ['of a blocked member', (a, b) => a.call(safety.block, { body: { id: b.id } })],
  ]
  test.each(changes)('%s', async (_, change) => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    const photo = await approvedPhotoOf(stack, b)
    const other = await approvedPhotoOf(stack, c)
    at(0)
    await like(b, a)
    await like(c, a)
    stack.mailbox.isDown = true
    await mailAt(a, 15)
    await change(a, b, photo)
    await stack.settle()
    stack.mailbox.isDown = false
    at(80)
    await stack.runJob('mail', 'retryMail')
    await stack.settle()
    const [mail] = await mailsTo(stack, a.email)
    expect(picturesOf(mail!.html).map((url) => new URL(url).pathname)).toEqual([`/photos/${c.id}/${other}/locked.jpg`])
  })

  test('PROF-21 of a fictional profile', async () => {
    const [a, spark] = [await anna(stack), await bram(stack, { fictional: true })]
    await approvedPhotoOf(stack, spark)
    at(0)
    await say(spark, a)
    expect(picturesOf((await mailAt(a, 15))!.html)).toEqual([])
  })

  test('of whoever left or was blocked a moment before, whose likes are still listed', async () => {
    const a = await anna(stack)
    const others = await Promise.all(Array.from({ length: 5 }, () => bram(stack)))
    for (const other of others) await approvedPhotoOf(stack, other)
    const [left, banned, blocked, blocker, shown] = others as [Member, Member, Member, Member, Member]
    await changeAccount(left.id, { status: 'deletion_pending' })
    await changeAccount(banned.id, { status: 'banned' })
    await a.call(safety.block, { body: { id: blocked.id } })
    await blocker.call(safety.block, { body: { id: a.id } })
    const faces = await facesOf(
      { memberId: a.id, origin: stack.url, now: stack.clock.now() },
      others.map(({ id }) => id),
    )
    expect(faces.map((url) => url.includes(shown.id))).toEqual([true])
  })

  test('that was removed after it was sent', async () => {
    const { b, photo, pictures } = await mailAbout(like)
    await b.call(photos.remove, { body: { id: photo } })
    await stack.settle()
    expect(await open(pictures[0]!)).toBe(403)
  })
})

test('NOTIF-22 a mail about several members shows four photos, smaller', async () => {
  const a = await anna(stack)
  const senders = await Promise.all(Array.from({ length: 5 }, () => bram(stack)))
  for (const sender of senders) await approvedPhotoOf(stack, sender)
  at(0)
  for (const sender of senders) await like(sender, a)
  const { html } = (await mailAt(a, 15))!
  expect(picturesOf(html)).toHaveLength(4)
  expect(html).toContain('width="64" height="80"')
})

describe('NOTIF-17 mails about one conversation', () => {
  test('are one thread, whose id names nobody', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    at(0)
    await say(b, a)
    const first = (await mailAt(a, 15))!.headers
    at(20)
    await say(b, a)
    const second = (await mailAt(a, 35))!.headers
    expect(first.references).toMatch(/^<[\w-]{32}@localhost>$/)
    expect([first['in-reply-to'], second.references, second['in-reply-to']]).toEqual(Array(3).fill(first.references))
    expect(new Set([first['message-id'], second['message-id'], first.references]).size).toBe(3)
    expect(first['message-id']).toMatch(/^<[\w-]{32}@localhost>$/)
    expect(JSON.stringify(first)).not.toMatch(new RegExp(`${a.id}|${b.id}|${conversationOf(a.id, b.id)}|${b.name}`))
    at(300)
    await say(c, a)
    const other = (await mailAt(a, 315))!.headers
    expect(other.references).toMatch(/^<[\w-]{32}@localhost>$/)
    expect(other.references).not.toBe(first.references)
  })

  test('a mail about likes is in no thread', async () => {
    const { mail } = await mailAbout(like)
    expect([mail.headers.references, mail.headers['in-reply-to']]).toEqual([undefined, undefined])
  })
})
