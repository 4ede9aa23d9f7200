import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { addMessage } from '#functions/stores/chats/message.ts'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { remove as removeItem } from '#functions/table/write.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as chats from '#shared/contract/chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { filesOf, photosSeenBy, sendPhoto } from '#test/support/chat-photos.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { pictureFor } from '#test/support/evidence.ts'
import { leave } from '#test/support/leaving.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { complainAbout, cursorOf, removeBy, reviewBy } from '#test/support/removed-messages.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

let jo: StaffVisitor
let mo: StaffVisitor
let a: Member
let b: Member
beforeAll(async () => {
  jo = await openStaff(stack)
  mo = await openStaff(stack)
})
beforeEach(async () => {
  a = await anna(stack, { credits: 20 })
  b = await bram(stack)
})

const remove = async (photo: { id: string; sent_at: string }, complaint?: string) =>
  removeBy(jo, { complaint: complaint ?? (await complainAbout(b, a)), message: cursorOf(photo), member: b })

describe('MOD-01 a photo of a conversation that staff removed', () => {
  const get = async (path: string) => (await fetch(new URL(path, stack.url))).status

  test('is not served any more at addresses given out before, and staff keep it as evidence', async () => {
    const id = await sendPhoto(stack, b, a)
    const [photo] = await photosSeenBy(b, a)
    const addresses = [photo!.photo!.blurred, photo!.photo!.sharp!]
    const complaint = await complainAbout(b, a)
    await stack.settle()
    expect(await Promise.all(addresses.map(get))).toEqual([200, 200])
    const number = await remove(photo!, complaint)
    await stack.settle()
    expect(await Promise.all(addresses.map(get))).toEqual([403, 403])
    expect(await filesOf(stack, b, id)).toEqual([])
    const { conversation } = await a.call(chats.open, { query: { member: b.id } })
    for (const [who, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const [seen] = await photosSeenBy(who, other)
      expect(seen).toMatchObject({ removed: true })
      expect(seen).not.toHaveProperty('photo')
      const body = { conversation, message: cursorOf(photo!) }
      await expectRefusal(who.call(chats.openPhoto, { body }), 'not_found')
    }
    const kept = { id: number, photo: `message-${id}` }
    expect((await pictureFor(mo, kept)).length).toBeGreaterThan(0)
    expect((await pictureFor(mo, { ...kept, id: complaint })).length).toBeGreaterThan(0)
  })

  test('comes back with a reversal', async () => {
    const id = await sendPhoto(stack, b, a)
    const [photo] = await photosSeenBy(b, a)
    const files = await filesOf(stack, b, id)
    const number = await remove(photo!)
    await stack.settle()
    const [statement] = await statementsTo(stack, b)
    await objectWith(stack, statement!.token)
    const { objections } = await mo.call(moderation.listObjections)
    expect(objections.find((one) => one.number === number)).toMatchObject({
      photo: `message-${id}`,
      removed_text: null,
    })
    const body = { number, outcome: 'reversed', answer: 'Dit mocht wel gewoon.' } as const
    await mo.call(moderation.answerObjection, { body })
    await stack.settle()
    expect(await filesOf(stack, b, id)).toEqual(files)
    const [seen] = await photosSeenBy(b, a)
    expect(await get(seen!.photo!.sharp!)).toBe(200)
    expect(seen).not.toHaveProperty('removed')
    expect(await stack.s3.list(photoBucket, `removed/${b.id}/`)).toEqual([])
  })

  test('MOD-07 on the ground of a case is decided again by a role for its pictures only', async () => {
    await sendPhoto(stack, b, a)
    const [photo] = await photosSeenBy(b, a)
    const complaint = await complainAbout(b, a)
    const effect = { kind: 'message_removed', message: cursorOf(photo!) } as const
    const body = { ...decisionOn(b.id, effect), ground: 'illegal' as const, complaint }
    const { number } = await jo.call(moderation.decide, { body })
    await expectRefusal(reviewBy(stack, mo, { number, member: b }), 'role_required')
    const lead = await openStaff(stack, ['moderator', 'lead'])
    const answer = { number, outcome: 'reversed', answer: 'Dit mocht wel gewoon.' } as const
    await lead.call(moderation.answerObjection, { body: answer })
    expect((await photosSeenBy(a, b))[0]).not.toHaveProperty('removed')
  })

  test('MOD-06 that a complaint about a child withholds is removed, seen and decided again by a role for it only', async () => {
    const id = await sendPhoto(stack, b, a)
    const [photo] = await photosSeenBy(b, a)
    const complaint = await complainAbout(b, a, 'minor')
    await stack.settle()
    await expectRefusal(remove(photo!, complaint), 'role_required')
    const lead = await openStaff(stack, ['moderator', 'lead'])
    const number = await removeBy(lead, { complaint, message: cursorOf(photo!), member: b })
    await stack.settle()
    const kept = { id: number, photo: `message-${id}` }
    await expectRefusal(pictureFor(mo, kept), 'not_found')
    expect((await pictureFor(lead, kept)).length).toBeGreaterThan(0)
    await expectRefusal(reviewBy(stack, mo, { number, member: b }), 'role_required')
    const { objections } = await mo.call(moderation.listObjections)
    expect(objections.find((one) => one.number === number)).toMatchObject({ photo: null, may_decide: false })
  })

  test('MOD-08 is none of the photos in the file of its sender', async () => {
    await sendPhoto(stack, b, a)
    const [photo] = await photosSeenBy(b, a)
    await remove(photo!)
    const { photos, decisions } = await mo.call(moderation.member, { query: { q: b.id } })
    expect(photos).toEqual([])
    expect(decisions.map(({ action }) => action)).toEqual(['message_removed'])
  })

  describe('and about which a complaint is filed later', () => {
    /**
     * Removes a photo on a ground. Returns the number of the decision, and what a later complaint
     * can name: photo and message.
     */
    async function removed(ground: 'harassment' | 'illegal') {
      const id = await sendPhoto(stack, b, a)
      const [photo] = await photosSeenBy(b, a)
      const complaint = await complainAbout(b, a)
      const effect = { kind: 'message_removed', message: cursorOf(photo!) } as const
      const { number } = await jo.call(moderation.decide, {
        body: { ...decisionOn(b.id, effect), ground, complaint },
      })
      await stack.settle()
      return { number, photo: `message-${id}`, message: cursorOf(photo!) }
    }
    const complainAgain = async (named: { photo?: string; message?: string }) => {
      const body = {
        id: newId(),
        kind: 'message',
        member: b.id,
        text: 'Die foto.',
        good_faith: true,
        ...named,
      } as const
      await a.call(safety.complain, { body })
      await stack.settle()
      return body.id
    }
    const evidenceFor = async (who: StaffVisitor, id: string) =>
      (await who.call(moderation.complaint, { query: { id } })).evidence!
    const views = async () =>
      (await jo.call(staff.listAudit, { query: {} })).entries.filter(
        ({ action, member }) => action === 'evidence_viewed' && member === b.id,
      )

    test.each(['message', 'photo'] as const)(
      'MOD-05 MOD-15 by its %s, is among the evidence, and the trail records each view',
      async (by) => {
        const { photo, message } = await removed('harassment')
        const id = await complainAgain(by === 'message' ? { message } : { photo: photo.slice('message-'.length) })
        const { photos, withheld } = await evidenceFor(mo, id)
        expect(photos.map((one) => one.id)).toContain(photo)
        expect(withheld).toBe(0)
        const before = (await views()).length
        expect((await pictureFor(mo, { id, photo })).length).toBeGreaterThan(0)
        expect(await views()).toHaveLength(before + 1)
      },
    )

    test.each([
      ['harassment', 'is stored', 0],
      ['harassment', 'has expired', 1],
      ['illegal', 'is stored', 1],
    ] as const)(
      'MOD-07 older than the kept messages, for %s, where its decision %s',
      async (ground, state, withheld) => {
        const { number, photo, message } = await removed(ground)
        if (state === 'has expired') await apply(removeItem(keys.decision(number)))
        const start = Date.parse(message.split('#')[0]!)
        for (let later = 1; later <= 100; later++) {
          const sentAt = new Date(start + later).toISOString()
          const said = { id: newId(), from: a.id, type: 'text', text: 'Hoi', sentAt } as const
          await apply(addMessage(conversationOf(a.id, b.id), said))
        }
        const id = await complainAgain({ photo: photo.slice('message-'.length) })
        expect(await evidenceFor(mo, id)).toMatchObject({ photos: withheld ? [] : [{ id: photo }], withheld })
      },
    )

    test('MOD-07 is shown to roles for cases only, if it was removed on a ground of a case', async () => {
      const { photo, message } = await removed('illegal')
      const id = await complainAgain({ message })
      expect(await evidenceFor(mo, id)).toMatchObject({ photos: [], withheld: 1 })
      await expectRefusal(pictureFor(mo, { id, photo }), 'not_found')
      const lead = await openStaff(stack, ['moderator', 'lead'])
      expect(await evidenceFor(lead, id)).toMatchObject({ photos: [{ id: photo }], withheld: 0 })
      expect((await pictureFor(lead, { id, photo })).length).toBeGreaterThan(0)
    })
  })

  test('TRAP-46 goes with the purge of its sender', async () => {
    const id = await sendPhoto(stack, b, a)
    const [photo] = await photosSeenBy(b, a)
    await remove(photo!)
    await stack.settle()
    const held = await stack.s3.list(photoBucket, `removed/${b.id}/message-${id}/`)
    expect(held.length).toBeGreaterThan(0)
    await leave(stack, b, b.email)
    stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
    await stack.runJob('account', 'purgeMembers')
    await stack.settle()
    expect(await stack.s3.list(photoBucket, `removed/${b.id}/`)).toEqual([])
  })
})
