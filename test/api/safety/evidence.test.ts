import { afterEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { openPhotos } from '#functions/stores/photos/opened.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { answerComplaint, findComplaint, forgetInComplaint } from '#functions/stores/safety/complaint.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { remove, update } from '#functions/table/write.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import { decidedComplaintDays } from '#shared/rules/safety-limits.ts'
import { sendPhoto } from '#test/support/chat-photos.ts'
import { evidenceKeysOf, pictureFor } from '#test/support/evidence.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { tableOf } from '#test/support/stream.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
  if (stack.env.AWS_ENDPOINT_URL_S3) process.env.AWS_ENDPOINT_URL_S3 = stack.env.AWS_ENDPOINT_URL_S3
})

const send = (from: Member, to: Member, text: string) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })
const block = (who: Member, { id }: Member) => who.call(safety.block, { body: { id } })

async function complainAbout(who: Member, about: Member, told: Record<string, unknown> = {}) {
  const id = newId()
  await who.call(safety.complain, {
    body: { id, kind: 'message', member: about.id, text: 'Hij scheldt me uit.', ...told, good_faith: true },
  })
  return id
}

async function answer(id: string) {
  const complaint = (await findComplaint(id, { consistent: true }))!
  const complainer = complaint.from ? await findAccount(complaint.from) : undefined
  const decision = {
    outcome: 'upheld' as const,
    answer: 'Dit is een bedreiging.',
    account: complainer,
    staff: { id: 'STAFF1' },
    decided: ['warned' as const],
  }
  await commit(answerComplaint(complaint, decision, stack.clock.now()))
}

const said = async (id: string) =>
  (await findEvidence(id, stack.clock.now()))?.messages.map(({ from, text }) => `${from}: ${text}`)
const copiesOf = (id: string) => evidenceKeysOf(stack, id)

describe('the evidence of a complaint', () => {
  test("TRAP-62 contains the profile's texts and facts, but neither date of birth nor legally sensitive data", async () => {
    const b = await bram(stack, {
      about: 'Bel me op 0612345678',
      hair: 'blond',
      sexuality: 'bi',
      interests: ['wine', 'bdsm'],
      prompts: [{ prompt: 'sunday', answer: 'Bel 0612345678' }],
    })
    const id = await complainAbout(await anna(stack), b, { kind: 'profile' })
    await commit([
      update(keys.profile(b.id), 'SET #about = :text', {
        names: { '#about': 'about' },
        values: { ':text': 'Nette man' },
      }),
    ])
    const evidence = (await findEvidence(id, stack.clock.now()))!
    expect(evidence.profile).toMatchObject({
      name: b.name,
      about: 'Bel me op 0612345678',
      hair: 'blond',
      interests: ['wine'],
      prompts: [{ prompt: 'sunday', answer: 'Bel 0612345678' }],
    })
    expect(Object.keys(evidence.profile)).not.toContain('birthDate')
    expect(JSON.stringify(evidence)).not.toMatch(/1989-07-02|"bi"|bdsm/)
  })

  test('TRAP-62 MOD-05 contains the conversation of the two, for any kind of complaint and wherever it was made', async () => {
    const [a, b] = [await anna(stack, { credits: 20 }), await bram(stack)]
    await send(b, a, 'Hoi')
    for (const kind of ['profile', 'photo', 'message'])
      expect(await said(await complainAbout(a, b, { kind })), kind).toEqual(['about: Hoi'])
    expect(await said(await complainAbout(await anna(stack), b))).toEqual([])
  })

  test('TRAP-62 MOD-03 outlives the conversation, the block and the answer, and expires half a year after it to the second', async () => {
    stack.clock.set('2026-11-20T12:00:00.000Z')
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(b, a, 'Ik weet waar je woont')
    await send(a, b, 'Hou op')
    const id = await complainAbout(a, b)
    await a.call(chats.remove, { query: {}, body: { conversation } })
    await block(a, b)
    expect((await a.call(chats.list)).chats).toEqual([])
    expect(await said(id)).toEqual(['about: Ik weet waar je woont', 'complainer: Hou op'])
    await answer(id)
    const decidedAt = stack.clock.now().getTime()
    await stack.settle()
    const at = (seconds: number) => new Date(decidedAt + decidedComplaintDays * 86_400_000 + seconds * 1000)
    expect((await findEvidence(id, at(-1)))?.messages).toHaveLength(2)
    expect(await findEvidence(id, at(1))).toBeUndefined()
    stack.clock.set(at(-60))
    await stack.runJob('safety', 'settleEvidence')
    expect((await findEvidence(id, stack.clock.now()))?.messages).toHaveLength(2)
    stack.clock.set(at(60))
    await stack.runJob('safety', 'settleEvidence')
    const left = Object.entries(await tableOf(stack)).filter(([, item]) =>
      JSON.stringify(item).includes('waar je woont'),
    )
    // The text remains in the conversation itself, which the block hides.
    expect(left.map(([key]) => key.split('#')[0])).not.toContain('COMPLAINT')
  })

  test('TRAP-62 contains messages that the complainer removed, or hid by a block, before', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(b, a, 'Oud')
    await a.call(chats.remove, { query: {}, body: { conversation } })
    stack.clock.advance({ seconds: 2 })
    await send(b, a, 'Nieuw')
    await block(a, b)
    expect((await a.call(chats.list)).chats).toEqual([])
    expect(await said(await complainAbout(a, b))).toEqual(['about: Oud', 'about: Nieuw'])
  })

  test('TRAP-62 OPEN-44 contains no messages older than the privacy limit', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(b, a, 'Lang geleden')
    // Each step is shorter than a session lasts, so each call renews the session.
    for (const days of [25, 25, 25, 16]) {
      stack.clock.advance({ days })
      await b.call(account.current)
    }
    expect(await said(await complainAbout(b, a))).toEqual([])
  })

  test('TRAP-62 contains at most the last 100 messages, and none from others', async () => {
    const [a, b, c] = [await anna(stack, { premium: true }), await bram(stack, { credits: 200 }), await bram(stack)]
    await send(c, a, 'Van een ander')
    for (let n = 1; n <= 103; n++) await send(b, a, `Bericht ${n}`)
    const messages = (await said(await complainAbout(a, b)))!
    expect([messages.length, messages[0], messages.at(-1)]).toEqual([100, 'about: Bericht 4', 'about: Bericht 103'])
  })

  test('TRAP-62 contains as many of the latest messages as fit into an item', async () => {
    const [a, b] = [await anna(stack), await bram(stack, { credits: 200 })]
    const longest = (n: number) => `${n} ${'𝕏'.repeat(990)}`
    for (let n = 1; n <= 100; n++) await send(b, a, longest(n))
    const messages = (await said(await complainAbout(a, b)))!
    expect(messages.length).toBeGreaterThan(50)
    expect(messages.length).toBeLessThan(100)
    expect(messages.at(-1)).toBe(`about: ${longest(100)}`)
  })

  test('TRAP-62 is stored about a leaving member as well', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(b, a, 'Slet')
    await commit([
      update(keys.account(b.id), 'SET #status = :status, deletionDueAt = :due', {
        names: { '#status': 'status' },
        values: { ':status': 'deletion_pending', ':due': '2999-01-01T00:00:00.000Z' },
      }),
    ])
    await stack.settle()
    expect((await a.call(chats.list)).chats).toEqual([])
    expect(await said(await complainAbout(a, b))).toEqual(['about: Slet'])
  })

  test('TRAP-46 names nobody by id, so a purge only removes ids from the complaint', async () => {
    const [a, b] = [
      await addPicturedMember(stack, { name: 'Klager' }),
      await addPicturedMember(stack, { name: 'Beklaagde' }),
    ]
    await send(b, a, 'Hoi')
    const id = await complainAbout(a, b)
    await stack.settle()
    await commit([forgetInComplaint(id, 'by')])
    await commit([forgetInComplaint(id, 'about')])
    expect(await findComplaint(id, { consistent: true })).toMatchObject({ from: null, about: null, status: 'open' })
    const stored = Object.entries(await tableOf(stack)).filter(([key]) => key.startsWith(`COMPLAINT#${id}`))
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${a.id}|${b.id}`))
    // The complaint can still be closed, without a mail.
    await answer(id)
    expect((await findComplaint(id, { consistent: true }))!.status).toBe('answered')
  })
})

describe('photos of the conversation as evidence of a complaint', () => {
  test('CHAT-32 TRAP-62 are copied, opened or not, and outlive the purge of their sender', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    const [a, b] = [await anna(stack), await bram(stack)]
    const [sent, other] = [await sendPhoto(stack, b, a), await sendPhoto(stack, b, a)]
    await sendPhoto(stack, a, b)
    const id = await complainAbout(a, b, { photo: sent })
    await stack.settle()
    const evidence = (await findEvidence(id, stack.clock.now()))!
    expect(evidence.photos).toEqual([`message-${sent}`, `message-${other}`])
    expect(evidence.messages.map(({ type, from }) => `${type} ${from}`)).toEqual([
      ...['image about', 'image about', 'image complainer'],
    ])
    await b.call(ownAccount.remove, { body: {} })
    stack.clock.advance({ days: 15 })
    await stack.runJob('account', 'purgeMembers')
    await stack.settle()
    expect(await stack.s3.list(photoBucket, `photos/${b.id}/`)).toEqual([])
    const kept = await copiesOf(id)
    const ofSent = kept.filter((key) => key.includes(sent)).map((key) => key.split('/').at(-1))
    expect(ofSent).toEqual(['full.webp', 'locked.webp'])
    expect(kept).toHaveLength(4)
    const moderator = await openStaff(stack)
    expect((await pictureFor(moderator, { id, photo: `message-${sent}` })).length).toBeGreaterThan(0)
  })

  test('CHAT-32 TRAP-62 include the one that is named, however old, but none sent to another member', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack, { credits: 300 }), await anna(stack)]
    const [old, toOther] = [await sendPhoto(stack, b, a), await sendPhoto(stack, b, c)]
    for (let n = 1; n <= 101; n++) await send(b, a, `Bericht ${n}`)
    const photosOf = async (told: Record<string, unknown>) =>
      (await findEvidence(await complainAbout(a, b, told), stack.clock.now()))!.photos
    expect(await photosOf({ photo: old })).toEqual([`message-${old}`])
    expect(await photosOf({ photo: toOther })).toEqual([])
    expect(await photosOf({})).toEqual([])
  })
})

describe('photos as evidence of a complaint', () => {
  const pictures = async (told: Record<string, unknown> = {}) => {
    const b = await addPicturedMember(stack, { gender: 'male' }, 2)
    const a = await anna(stack)
    const id = await complainAbout(a, b, { kind: 'photo', ...told })
    return { a, b, id, photos: (await listPhotos(b.id)).map((photo) => photo.id) }
  }
  const removePhotos = async (b: Member, photos: readonly string[]) => {
    await commit(photos.map((photo) => remove(keys.photo(b.id, photo))))
    for (const key of await stack.s3.list(photoBucket, `photos/${b.id}/`)) await stack.s3.remove(photoBucket, key)
  }

  test('TRAP-62 MOD-03 are copied sharp and blurred, and outlive removal and answer by half a year', async () => {
    const { b, id, photos } = await pictures()
    await stack.settle()
    await removePhotos(b, photos)
    expect((await findEvidence(id, stack.clock.now()))!.photos.toSorted()).toEqual(photos.toSorted())
    const kept = photos.flatMap((photo) => ['full.webp', 'locked.webp'].map((name) => `${id}/${photo}/${name}`))
    expect((await copiesOf(id)).toSorted()).toEqual(kept.toSorted())
    const moderator = await openStaff(stack)
    expect((await pictureFor(moderator, { id, photo: photos[0]! })).subarray(8, 12).toString()).toBe('WEBP')
    await answer(id)
    await stack.settle()
    expect(await copiesOf(id)).toHaveLength(kept.length)
    stack.clock.advance({ days: decidedComplaintDays, minutes: 1 })
    await stack.runJob('safety', 'settleEvidence')
    expect(await copiesOf(id)).toEqual([])
    await expectRefusal(pictureFor(await openStaff(stack), { id, photo: photos[0]! }), 'not_found')
  })

  test('TRAP-62 exclude private ones, except the photo complained about', async () => {
    const b = await addPicturedMember(stack, { gender: 'male' }, 3)
    const [, second, third] = (await listPhotos(b.id)).map((photo) => photo.id)
    await commit(
      [second, third].map((photo) =>
        update(keys.photo(b.id, photo!), 'SET isPrivate = :true', { values: { ':true': true } }),
      ),
    )
    const id = await complainAbout(await anna(stack), b, { kind: 'photo', photo: third! })
    const { photos } = (await findEvidence(id, stack.clock.now()))!
    expect(photos).toHaveLength(2)
    expect(photos).not.toContain(second)
    expect((await findComplaint(id))!.photo).toBe(third)
  })

  test('MOD-05 include private ones that the complainer could see', async () => {
    const [a, other] = [await anna(stack), await anna(stack)]
    const b = await addPicturedMember(stack, { gender: 'male' }, 2)
    const [, second] = (await listPhotos(b.id)).map((photo) => photo.id)
    await commit([
      update(keys.photo(b.id, second!), 'SET isPrivate = :true', { values: { ':true': true } }),
      ...openPhotos(b.id, a.card, stack.clock.now()),
    ])
    const photosOf = async (id: string) => (await findEvidence(id, stack.clock.now()))!.photos
    const id = await complainAbout(a, b, { kind: 'profile' })
    expect(await photosOf(id)).toContain(second)
    await stack.settle()
    expect((await copiesOf(id)).filter((key) => key.includes(second!))).toHaveLength(2)
    expect(await photosOf(await complainAbout(other, b))).not.toContain(second)
  })

  test('TRAP-62 are copied, and later removed, by the job when the bucket did not answer before', async () => {
    const elsewhere = process.env.AWS_ENDPOINT_URL_S3
    process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:9'
    const { id } = await pictures()
    await stack.settle()
    expect(await copiesOf(id)).toEqual([])
    await stack.runJob('safety', 'settleEvidence')
    process.env.AWS_ENDPOINT_URL_S3 = elsewhere
    stack.clock.advance({ minutes: 2 })
    await stack.runJob('safety', 'settleEvidence')
    expect(await copiesOf(id)).toHaveLength(4)

    await answer(id)
    await stack.settle()
    stack.clock.advance({ days: decidedComplaintDays, minutes: 1 })
    process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:9'
    vi.spyOn(console, 'error').mockReturnValue()
    await stack.runJob('safety', 'settleEvidence')
    expect(await copiesOf(id)).toHaveLength(4)
    process.env.AWS_ENDPOINT_URL_S3 = elsewhere
    await stack.runJob('safety', 'settleEvidence')
    expect(await copiesOf(id)).toEqual([])
    const left = Object.keys(await tableOf(stack)).filter((key) => key.startsWith(`COMPLAINT#${id}`))
    expect(left).toEqual([`COMPLAINT#${id} COMPLAINT`])
  })

  test('TRAP-62 MOD-03 of a complaint answered during the copying are all copied, and removed in the end', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await pictures()
      await answer(id)
      await stack.settle()
      stack.clock.advance({ minutes: 2 })
      await stack.runJob('safety', 'settleEvidence')
      expect(await copiesOf(id)).toHaveLength(4)
      stack.clock.advance({ days: decidedComplaintDays })
      await stack.runJob('safety', 'settleEvidence')
      expect(await copiesOf(id)).toEqual([])
      stack.clock.reset()
    }
  })
})
