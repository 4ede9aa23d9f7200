import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import { listSignals } from '#functions/stores/safety/risk.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { sendPhoto, stateOf } from '#test/support/chat-photos.ts'
import { ban } from '#test/support/decisions.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { decide, jpeg, send } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
let lead: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
})

let seed = 61_000
/** A picture, and the same one in another size and format. */
const picture = async () => {
  seed += 1
  const file = await jpeg({ seed, width: 600, height: 750 })
  return { file, alike: await sharp(file).resize(450).jpeg({ quality: 60 }).toBuffer() }
}
const upload = async (member: Member, file: Buffer) => {
  const id = await send(stack, member, file)
  await stack.settle()
  return id
}
/** Picture that a moderator escalated in the photo queue. */
const ofCase = async (suspicion: 'minor' | 'child_abuse') => {
  const [owner, { file, alike }] = [await anna(stack), await picture()]
  const id = await upload(owner, file)
  await moderator.call(moderation.escalatePhoto, { body: { member: owner.id, id, suspicion } })
  await stack.settle()
  return alike
}
const signalsOf = async ({ id }: Member) => {
  await stack.settle()
  return (await listSignals(id, stack.clock.now())).map(({ kind }) => kind)
}
const risks = async () => {
  await stack.settle()
  return (await moderator.call(moderation.listRisks)).risks
}
const refusedBefore = { status: 'rejected', reason: 'refused_before' }

describe('MOD-07 an upload like a picture of a case', () => {
  test.each(['minor', 'child_abuse'] as const)(
    'of %s is refused and puts its owner at the top of the risk queue, without a decision about the account',
    async (suspicion) => {
      const member = await bram(stack)
      const id = await upload(member, await ofCase(suspicion))
      expect(await findPhoto(member.id, id)).toMatchObject(refusedBefore)
      expect(await signalsOf(member)).toContain('case_picture')
      const [first] = await risks()
      expect([first!.member.id, first!.parts[0]!.part]).toEqual([member.id, 'case_picture'])
      expect((await findAccount(member.id))?.status).toBe('active')
    },
  )

  test('in a conversation is refused and puts its sender at the top of the risk queue', async () => {
    const [from, to] = [await anna(stack), await bram(stack)]
    const id = await sendPhoto(stack, from, to, { file: await ofCase('child_abuse') })
    expect(await stateOf(from, id)).toEqual(['refused', 'refused_before'])
    expect(await signalsOf(from)).toEqual(['case_picture'])
    expect((await risks()).map(({ member }) => member.id)).toContain(from.id)
  })

  test('leaves the queue by a role for the pictures of cases only', async () => {
    const member = await bram(stack)
    await upload(member, await ofCase('child_abuse'))
    const entry = (await risks()).find((one) => one.member.id === member.id)!
    const clear = (who: StaffVisitor) =>
      who.call(moderation.clearRisk, { body: { id: member.id, last_at: entry.last_at } })
    await expectRefusal(clear(moderator), 'role_required')
    expect((await risks()).map((one) => one.member.id)).toContain(member.id)
    await clear(lead)
    expect((await risks()).map((one) => one.member.id)).not.toContain(member.id)
  })

  test('is not told to its owner by the export of their data, as it may be reported', async () => {
    const member = await bram(stack)
    await upload(member, await ofCase('child_abuse'))
    expect(await signalsOf(member)).toContain('case_picture')
    const file = await exportFile((await findAccount(member.id))!, stack.clock.now())
    const told = Buffer.from(unzipSync(new Uint8Array(file))['my-data.json']!).toString()
    expect(told).not.toContain('case_picture')
  })
})

describe('MOD-09 an upload like a picture that staff refused before', () => {
  test('for another reason is no signal', async () => {
    const [a, b, { file, alike }] = [await anna(stack), await bram(stack), await picture()]
    await decide(stack, a.id, await upload(a, file), { verdict: 'refused', reason: 'quality' })
    await stack.settle()
    expect(await findPhoto(b.id, await upload(b, alike))).toMatchObject(refusedBefore)
    expect(await signalsOf(b)).toEqual([])
  })

  test('still flags whoever uploads a picture of a banned account', async () => {
    const [a, x, b] = [await anna(stack), await anna(stack), await bram(stack)]
    const { file, alike } = await picture()
    const own = await upload(a, file)
    await decide(stack, a.id, own, { verdict: 'main' })
    await decide(stack, x.id, await upload(x, file), { verdict: 'refused', reason: 'other_person' })
    await ban(moderator, a.id)
    await stack.settle()
    expect(await findPhoto(b.id, await upload(b, alike))).toMatchObject(refusedBefore)
    expect(await signalsOf(b)).toEqual(expect.arrayContaining(['banned_picture', 'shared_picture']))
  })
})
