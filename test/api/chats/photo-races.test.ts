import { DetectModerationLabelsCommand, RekognitionClient } from '@aws-sdk/client-rekognition'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import * as chats from '#shared/contract/chats.ts'
import * as safety from '#shared/contract/safety.ts'
import { chatPhotos } from '#shared/rules/photo-limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import {
  creditsOf,
  duringInspection,
  filesOf,
  photosSeenBy,
  reserve,
  sendPhoto,
  stateOf,
  uploadsOf,
  uploadTo,
} from '#test/support/chat-photos.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { blocks, decide, jpeg, post, send } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  stack.clock.reset()
})

const magenta = sharp({ create: { width: 600, height: 700, channels: 3, background: '#ff00ff' } })
  .jpeg()
  .toBuffer()

/** Expects that a photo was not sent: nothing charged, nothing received, no file left. */
async function expectUnsent(from: Member, to: Member, id: string, credits = 100) {
  expect(await listLedger(from.id)).toEqual([])
  expect(await creditsOf(from)).toBe(credits)
  expect(await photosSeenBy(to, from).catch(() => [])).toEqual([])
  expect([await filesOf(stack, from, id), await uploadsOf(stack, from)]).toEqual([[], []])
}

/**
 * Expects that the member has no pending photo: the full number of pending photos can be reserved.
 */
async function expectNonePending(from: Member) {
  const to = await bram(stack)
  const all = await Promise.allSettled(Array.from({ length: chatPhotos.pending }, () => reserve(from, to)))
  expect(all.filter(({ status }) => status === 'rejected')).toEqual([])
}

const inspect = async (from: Member, to: Member, id: string) => {
  const { handler } = await import('#functions/chats/uploads/inspectPhoto.ts')
  await handler({ detail: { object: { key: `chat_quarantine/${from.id}/${id}/${to.id}` } } })
}

describe('a refused photo', () => {
  test('CHAT-32 OPEN-39 is no image, too small, moving or empty: it costs nothing, leaves no file and says why', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const files: [string, Buffer][] = [
      ['wrong_type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
      ['empty', Buffer.alloc(0)],
      ['too_small', await jpeg({ width: 299, height: 800 })],
      ['unreadable', (await jpeg()).subarray(0, 9_000)],
      ['animated', await blocks({ width: 320, height: 320 }).gif().toBuffer()],
    ]
    for (const [reason, file] of files) {
      const id = await sendPhoto(stack, a, b, { file })
      expect(await stateOf(a, id)).toEqual(['refused', reason])
      await expectUnsent(a, b, id)
    }
    const id = newId()
    await sendPhoto(stack, a, b, { id, file: files[0]![1] })
    expect(await a.call(chats.cancelPhoto, { body: { id } })).toEqual({ cancelled: true })
    await expectRefusal(a.call(chats.photo, { query: { id } }), 'not_found')
    await expectNonePending(a)
  })

  test('TRAP-74 is one with any finding, one that staff refused before, and one that could not be examined', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const nude = await sendPhoto(stack, a, b, { file: await magenta })
    expect(await stateOf(a, nude)).toEqual(['refused', 'inappropriate'])
    await expectUnsent(a, b, nude)

    const picture = await jpeg({ seed: 515_151 })
    const profile = await send(stack, b, picture)
    await stack.settle()
    await decide(stack, b.id, profile, { verdict: 'refused', reason: 'minor' })
    const known = await sendPhoto(stack, a, b, { file: await sharp(picture).resize(500).webp().toBuffer() })
    expect(await stateOf(a, known)).toEqual(['refused', 'refused_before'])

    vi.stubEnv('MODERATION', 'rekognition')
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const service = mockClient(RekognitionClient)
    service.rejects(new Error('down'))
    const unseen = await sendPhoto(stack, a, b)
    expect(await stateOf(a, unseen)).toEqual(['refused', 'not_checked'])
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ event: 'moderation_failed' }))
    service.resolves({ ModerationLabels: [{ Name: 'Explicit Nudity', Confidence: 31 }] })
    // In a conversation, even an uncertain finding refuses the photo: the service is asked for all
    // findings with a confidence of at least 30 percent.
    service.resetHistory()
    const guessed = await sendPhoto(stack, a, b)
    expect(await stateOf(a, guessed)).toEqual(['refused', 'inappropriate'])
    expect(service.commandCalls(DetectModerationLabelsCommand)[0]!.args[0].input.MinConfidence).toBe(30)
    await expectUnsent(a, b, guessed)
    service.resolves({ ModerationLabels: [{ Name: 'Alcoholic Beverages', Confidence: 97 }] })
    expect(await stateOf(a, await sendPhoto(stack, a, b))).toEqual(['sent', null])
    service.restore()
  })

  test('CHAT-32 BLOCK-06 is one whose recipient blocked the sender, or became invisible, after the upload began', async () => {
    const ends: ((a: Member, b: Member) => Promise<unknown>)[] = [
      (a, b) => b.call(safety.block, { body: { id: a.id } }),
      (a, b) => a.call(safety.block, { body: { id: b.id } }),
      (_, b) => changeAccount(b.id, { invisible: true }),
    ]
    for (const end of ends) {
      const [a, b] = [await anna(stack), await bram(stack)]
      const { photo, upload } = await reserve(a, b)
      await end(a, b)
      await post(stack, upload, await jpeg())
      await stack.settle()
      expect(await stateOf(a, photo.id)).toEqual(['refused', 'not_found'])
      await expectUnsent(a, b, photo.id)
      await expectNonePending(a)
    }
  })

  test('CHAT-32 BLOCK-06 is one whose recipient blocks the sender during the inspection', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const race = duringInspection(() => b.call(safety.block, { body: { id: a.id } }))
    const id = await sendPhoto(stack, a, b)
    race.end()
    expect([race.hasActed(), await stateOf(a, id)]).toEqual([true, ['refused', 'not_found']])
    await expectUnsent(a, b, id)
  })

  test('CHAT-32 CHAT-34 is one whose credits were spent after the upload began', async () => {
    const [a, b] = [await anna(stack, { credits: 2 }), await bram(stack)]
    const { photo, upload } = await reserve(a, b)
    await a.call(chats.send, { body: { member: b.id, id: newId(), text: 'Hoi' } })
    await post(stack, upload, await jpeg())
    await stack.settle()
    expect(await stateOf(a, photo.id)).toEqual(['refused', 'insufficient_credits'])
    expect([await creditsOf(a), await photosSeenBy(b, a), await filesOf(stack, a, photo.id)]).toEqual([1, [], []])
  })

  test('CHAT-32 is one of two at once, with credits for one: the other is sent, and nothing is charged twice', async () => {
    const [a, b] = [await anna(stack, { credits: 3 }), await bram(stack)]
    const ids = await Promise.all([uploadTo(stack, a, b), uploadTo(stack, a, b)])
    await stack.settle()
    const states = await Promise.all(ids.map((id) => stateOf(a, id)))
    expect(states.sort()).toEqual([
      ['refused', 'insufficient_credits'],
      ['sent', null],
    ])
    expect([await creditsOf(a), (await photosSeenBy(b, a)).length]).toEqual([1, 1])
    const files = await Promise.all(ids.map((id) => filesOf(stack, a, id)))
    expect(files.map(({ length }) => length).sort()).toEqual([0, 4])
  })
})

describe('a photo is sent once or not at all', () => {
  test('CHAT-32 TRAP-37 when its event comes three times, parallel and late', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const file = await jpeg()
    const id = await uploadTo(stack, a, b, { file })
    await Promise.all([inspect(a, b, id), inspect(a, b, id)])
    await stack.settle()
    await stack.s3.put('photos', `chat_quarantine/${a.id}/${id}/${b.id}`, file)
    await stack.settle()
    expect(await stateOf(a, id)).toEqual(['sent', null])
    expect((await b.call(chats.list)).unread).toBe(1)
    expect([(await photosSeenBy(b, a)).length, await creditsOf(a)]).toEqual([1, 98])
    expect([(await filesOf(stack, a, id)).length, await uploadsOf(stack, a)]).toEqual([4, []])
    await expectNonePending(a)
  })

  test('CHAT-32 when it is cancelled before, during or after its inspection', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { photo, upload } = await reserve(a, b)
    await a.call(chats.cancelPhoto, { body: { id: photo.id } })
    await post(stack, upload, await jpeg())
    await stack.settle()
    await expectUnsent(a, b, photo.id)

    const id = newId()
    // The photo is cancelled during its inspection: the stream function that handles the
    // cancellation removes the photo's files before the inspection stores new ones.
    const cancel = async () => {
      await stack.s3.put('photos', `photos/${a.id}/message-${id}/earlier`, Buffer.from('x'))
      await a.call(chats.cancelPhoto, { body: { id } })
      await vi.waitUntil(async () => (await filesOf(stack, a, id)).length === 0, { timeout: 10_000 })
    }
    const race = duringInspection(cancel)
    await sendPhoto(stack, a, b, { id })
    race.end()
    expect(race.hasActed()).toBe(true)
    await expectRefusal(a.call(chats.photo, { query: { id } }), 'not_found')
    await expectUnsent(a, b, id)
    await expectNonePending(a)

    const c = await anna(stack)
    const sent = await sendPhoto(stack, c, b)
    expect(await c.call(chats.cancelPhoto, { body: { id: sent } })).toEqual({ cancelled: false })
    expect([await stateOf(c, sent), (await filesOf(stack, c, sent)).length]).toEqual([['sent', null], 4])
  })

  test('CHAT-32 when a text of the same id was sent: the photo is neither sent nor charged', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { photo, upload } = await reserve(a, b)
    await a.call(chats.send, { body: { member: b.id, id: photo.id, text: 'Hoi' } })
    await post(stack, upload, await jpeg())
    await stack.settle()
    expect([await creditsOf(a), await photosSeenBy(b, a)]).toEqual([99, []])
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    stack.clock.advance({ minutes: 16 })
    await stack.runJob('chats', 'expireChatPhotos')
    await stack.settle()
    expect([await stateOf(a, photo.id), await filesOf(stack, a, photo.id)]).toEqual([['refused', 'not_checked'], []])
  })

  test('CHAT-32 when its uploader changes the recipient in the name of the file', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await bram(stack)]
    const { photo } = await reserve(a, b)
    await stack.s3.put('photos', `chat_quarantine/${a.id}/${photo.id}/${c.id}`, await jpeg())
    for (const odd of ['chat_quarantine/odd', `chat_quarantine/${a.id}/${photo.id}`])
      await stack.s3.put('photos', odd, await jpeg())
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await stack.settle()
    expect(await photosSeenBy(c, a)).toEqual([])
    expect(await stateOf(a, photo.id)).toEqual(['uploading', null])
  })
})

describe('a photo that does not arrive', () => {
  test('CHAT-32 expires after an hour without a file, and frees its place', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { photo } = await reserve(a, b)
    stack.clock.advance({ minutes: 59 })
    await stack.runJob('chats', 'expireChatPhotos')
    expect(await stateOf(a, photo.id)).toEqual(['uploading', null])
    stack.clock.advance({ minutes: 2 })
    await stack.runJob('chats', 'expireChatPhotos')
    await expectRefusal(a.call(chats.photo, { query: { id: photo.id } }), 'not_found')
    await expectNonePending(a)
  })

  test('CHAT-32 is refused a quarter of an hour after an inspection that failed three times, with its files', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const id = newId()
    const sendTo = S3Client.prototype.send as (...args: unknown[]) => Promise<unknown>
    const bucket = vi.spyOn(S3Client.prototype, 'send').mockImplementation(function (this: S3Client, ...args) {
      const [command] = args as unknown[]
      const isTheirs = command instanceof PutObjectCommand && command.input.Key?.includes(id)
      return isTheirs && command.input.Key?.endsWith('locked.webp')
        ? Promise.reject(new Error('the bucket does not take it'))
        : sendTo.apply(this, args)
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await sendPhoto(stack, a, b, { id })
    bucket.mockRestore()
    expect(await stateOf(a, id)).toEqual(['inspecting', null])
    stack.clock.advance({ minutes: 16 })
    await stack.runJob('chats', 'expireChatPhotos')
    await stack.settle()
    expect(await stateOf(a, id)).toEqual(['refused', 'not_checked'])
    await expectUnsent(a, b, id)
    await expectNonePending(a)
  })
})
