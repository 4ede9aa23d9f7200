import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addMessage } from '#functions/stores/chats/message.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import { commit } from '#functions/table/transaction.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as chats from '#shared/contract/chats.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import { chatPhotos } from '#shared/rules/photo-limits.ts'
import { creditsOf, filesOf, photosSeenBy, reserve, sendPhoto, stateOf, uploadsOf } from '#test/support/chat-photos.ts'
import { anna, bram, chris, type Member } from '#test/support/people.ts'
import { blocks, jpeg, post } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
})

const say = (from: Member, to: Member, text = 'Hoi!') =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })
const get = (path: string) => fetch(new URL(path, stack.url))
const cursorOf = ({ sent_at, id }: { sent_at: string; id: string }) => `${sent_at}#${id}`
const open = async (member: Member, partner: Member) => {
  const { conversation } = await member.call(chats.open, { query: { member: partner.id } })
  const [photo] = await photosSeenBy(member, partner)
  return member.call(chats.openPhoto, { body: { conversation, message: cursorOf(photo!) } })
}

describe('a photo in a conversation', () => {
  test('CHAT-10 CHAT-32 TRAP-58 arrives once it passed the inspection, costs photo_credits, and is listed without text', async () => {
    const [a, b] = [await anna(stack, { credits: 5 }), await bram(stack)]
    const { photo, upload } = await reserve(a, b)
    expect(photo).toEqual({ id: photo.id, conversation: photo.conversation, stage: 'uploading', reason: null })
    expect([await creditsOf(a), await photosSeenBy(b, a)]).toEqual([5, []])
    await post(stack, upload, await jpeg())
    await stack.settle()

    expect(await stateOf(a, photo.id)).toEqual(['sent', null])
    expect(await creditsOf(a)).toBe(3)
    const entries = await listLedger(a.id)
    expect(entries).toMatchObject([{ credits: -2, reason: 'photo', conversation: photo.conversation }])
    const { chats: rows, unread } = await b.call(chats.list)
    expect([unread, rows[0]!.last_message]).toEqual([
      1,
      { id: photo.id, mine: false, type: 'image', text: '', sent_at: entries[0]!.at },
    ])
    expect(await photosSeenBy(b, a)).toMatchObject([{ id: photo.id, mine: false, text: '' }])
    expect(await uploadsOf(stack, a)).toEqual([])
    expect(await creditsOf(b)).toBe(100)
  })

  test('CHAT-32 TRAP-74 is sharp for its sender, and for its recipient only once they opened it, which repeats', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await sendPhoto(stack, a, b)
    const [own] = await photosSeenBy(a, b)
    const [before] = await photosSeenBy(b, a)
    expect(own!.photo).toMatchObject({ sharp: expect.stringContaining('/full.avif?') })
    expect(before!.photo).toMatchObject({ width: 300, height: 375, sharp: null })
    expect(JSON.stringify(await b.call(chats.list))).not.toContain('message-')
    // The signature for the blurred file is not valid for the sharp file.
    expect((await get(before!.photo!.blurred)).status).toBe(200)
    expect((await get(before!.photo!.blurred.replace('locked', 'full'))).status).toBe(403)

    const opened = await open(b, a)
    expect(opened.message.photo!.sharp).toContain('/full.avif?')
    const file = await get(opened.message.photo!.sharp!)
    expect([file.status, file.headers.get('cache-control')?.startsWith('private')]).toEqual([200, true])
    stack.clock.advance({ minutes: 5 })
    expect((await open(b, a)).message.photo).toMatchObject({ sharp: expect.any(String) })
    expect((await photosSeenBy(b, a))[0]!.photo!.sharp).not.toBeNull()
    expect([await creditsOf(a), await creditsOf(b)]).toEqual([98, 100])
  })

  test('CHAT-32 is not opened by its sender looking at it, nor by a text named as a photo', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await sendPhoto(stack, a, b)
    await open(a, b)
    expect((await photosSeenBy(b, a))[0]!.photo!.sharp).toBeNull()
    const { message, conversation } = await say(a, b)
    const body = { conversation, message: cursorOf(message) }
    await expectRefusal(b.call(chats.openPhoto, { body }), 'not_found')
  })

  test('CHAT-32 ROLE-12 is out of reach of any other member', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    const id = await sendPhoto(stack, a, b)
    const { conversation } = await a.call(chats.open, { query: { member: b.id } })
    const body = { conversation, message: cursorOf((await photosSeenBy(b, a))[0]!) }
    await expectRefusal(c.call(chats.openPhoto, { body }), 'not_found')
    for (const who of [b, c]) await expectRefusal(who.call(chats.photo, { query: { id } }), 'not_found')
    expect(await c.call(chats.cancelPhoto, { body: { id } })).toEqual({ cancelled: true })
    expect(await stateOf(a, id)).toEqual(['sent', null])
    expect((await get(`/photos/${a.id}/message-${id}/full.avif`)).status).toBe(403)
  })

  test('CHAT-33 OPEN-44 TRAP-52 CHAT-24 is not given out beyond the privacy limit, from a removed conversation or after a block', async () => {
    const gone = async (end: (b: Member, a: Member, conversation: string) => unknown) => {
      const [a, b] = [await anna(stack), await bram(stack)]
      await sendPhoto(stack, a, b)
      const { conversation, messages } = await b.call(chats.open, { query: { member: a.id } })
      const body = { conversation, message: cursorOf(messages[0]!) }
      await b.call(chats.openPhoto, { body })
      await end(b, a, conversation)
      await expectRefusal(b.call(chats.openPhoto, { body }), 'not_found')
      const seen = await photosSeenBy(b, a).catch(() => [])
      expect(seen).toEqual([])
    }
    await gone(async (b, a, conversation) => {
      await b.call(chats.remove, { body: { conversation } })
      await say(a, b)
    })
    await gone((b, a) => b.call(safety.block, { body: { id: a.id } }))
    await gone((b, a) => a.call(safety.block, { body: { id: b.id } }))

    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await say(a, b)
    const sentAt = new Date(stack.clock.now().getTime() - 91 * 86_400_000).toISOString()
    const old = { id: newId(), from: a.id, type: 'image', text: '', sentAt, photo: { width: 9, height: 9 } } as const
    await commit([addMessage(conversation, old)])
    const body = { conversation, message: `${sentAt}#${old.id}` }
    await expectRefusal(b.call(chats.openPhoto, { body }), 'not_found')
    expect(await photosSeenBy(b, a)).toEqual([])
  })
})

describe('a photo is refused before its upload', () => {
  test('CHAT-32 CHAT-34 CHAT-15 where sending it would be, and nothing is stored', async () => {
    const b = await bram(stack)
    const poor = await anna(stack, { credits: 1 })
    await expectRefusal(reserve(poor, b), 'insufficient_credits')
    await expectRefusal(reserve(await anna(stack, { status: 'not_confirmed' }), b), 'email_not_confirmed')
    await expectRefusal(
      reserve(await anna(stack), await bram(stack, { status: 'not_confirmed' })),
      'partner_not_confirmed',
    )
    await expectRefusal(reserve(await anna(stack, { startedConversations: 2 }), b), 'free_conversation_limit')
    await expectRefusal(reserve(await anna(stack), await bram(stack, { invisible: true })), 'not_found')
    const blocked = await chris(stack)
    await b.call(safety.block, { body: { id: blocked.id } })
    await expectRefusal(reserve(blocked, b), 'not_found')
    await expectRefusal(reserve(b, b), 'not_found')
    const body = { member: b.id, id: newId(), type: 'image/jpeg', bytes: 11 * 1024 * 1024 } as const
    await expectRefusal((await anna(stack)).call(chats.addPhoto, { body }), 'photo_too_large')
    await expectRefusal(poor.call(chats.photo, { query: { id: body.id } }), 'not_found')
  })

  test('CHAT-32 TRAP-37 beyond ten on their way, exactly, however parallel; a repeat takes no further place', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const ids = Array.from({ length: chatPhotos.pending + 4 }, newId)
    const outcomes = await Promise.allSettled(ids.map((id) => reserve(a, b, id)))
    const taken = ids.filter((_, at) => outcomes[at]!.status === 'fulfilled')
    expect(taken).toHaveLength(chatPhotos.pending)
    const refusal = await expectRefusal(reserve(a, b), 'photo_limit')
    expect(refusal).toMatchObject({ max: chatPhotos.pending })
    expect((await reserve(a, b, taken[0])).photo.stage).toBe('uploading')
    await expectRefusal(reserve(a, await chris(stack), taken[0]), 'invalid_input')

    expect(await a.call(chats.cancelPhoto, { body: { id: taken[0]! } })).toEqual({ cancelled: true })
    expect(await a.call(chats.cancelPhoto, { query: { id: taken[0]! }, body: undefined })).toEqual({ cancelled: true })
    await reserve(a, b)
    await expectRefusal(reserve(a, b), 'photo_limit')
  })
})

describe('the files of a photo in a conversation', () => {
  test('TRAP-74 OPEN-39 are encoded anew, in the shape of the photo, and the blurred one has no detail', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const stripes = Buffer.from(Array.from({ length: 1_600 * 800 }, (_, at) => (at % 32 < 16 ? 0 : 255)))
    const file = await sharp(stripes, { raw: { width: 1_600, height: 800, channels: 1 } })
      .withExif({ IFD0: { Artist: 'GEHEIM' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 24/1' } })
      .jpeg()
      .toBuffer()
    const id = await sendPhoto(stack, a, b, { file })
    const names = ['full.avif', 'full.webp', 'locked.avif', 'locked.webp']
    expect(await filesOf(stack, a, id)).toEqual(names.map((name) => `photos/${a.id}/message-${id}/${name}`))
    const bytesOf = async (name: string) =>
      (await stack.s3.find(photoBucket, `photos/${a.id}/message-${id}/${name}`))!.body
    for (const name of names) {
      const bytes = await bytesOf(name)
      const { exif, width, height } = await sharp(bytes).metadata()
      expect([exif, width / height, bytes.includes('GEHEIM')], name).toEqual([undefined, 2, false])
    }
    const spread = async (name: string) =>
      (
        await sharp(await bytesOf(name))
          .greyscale()
          .stats()
      ).channels[0]!.stdev
    expect(await spread('full.webp')).toBeGreaterThan(60)
    expect(await spread('locked.webp')).toBeLessThan(10)
    expect((await photosSeenBy(b, a))[0]!.photo).toMatchObject({ width: 1_080, height: 540 })
  })

  test('CHAT-32 do not change once it is sent: neither by its form nor by a new reservation', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { photo, upload } = await reserve(a, b)
    await post(stack, upload, await jpeg())
    await stack.settle()
    const read = async () => (await stack.s3.find(photoBucket, `photos/${a.id}/message-${photo.id}/full.webp`))!.body
    const before = await read()
    await post(stack, upload, await jpeg())
    const again = await reserve(a, b, photo.id)
    expect(again.photo.stage).toBe('sent')
    await post(stack, again.upload, await jpeg())
    await stack.settle()
    expect(await read()).toEqual(before)
    expect(await photosSeenBy(b, a)).toHaveLength(1)
    expect([await creditsOf(a), await uploadsOf(stack, a)]).toEqual([98, []])
  })

  test('ACC-49 CHAT-32 are removed with the purge of either member, and a foreign one stays', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    const [toB, toC, fromB] = [await sendPhoto(stack, a, b), await sendPhoto(stack, a, c), await sendPhoto(stack, b, a)]
    await b.call(ownAccount.remove, { body: {} })
    stack.clock.advance({ seconds: 14 * 86_400 + 1 })
    await stack.runJob('account', 'purgeMembers')
    await stack.settle()
    expect([await filesOf(stack, a, toB), await filesOf(stack, b, fromB)]).toEqual([[], []])
    expect(await filesOf(stack, a, toC)).toHaveLength(4)
  })
})

test('CHAT-32 a photo of any form is inspected alike', async () => {
  const [a, b] = [await anna(stack), await bram(stack)]
  const file = await blocks({ width: 3_000, height: 310 }).png().toBuffer()
  await sendPhoto(stack, a, b, { file })
  expect((await photosSeenBy(b, a))[0]!.photo).toMatchObject({ width: 1_080, height: 112 })
})
