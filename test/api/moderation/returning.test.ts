import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { keyedHash } from '#functions/platform/keyed-hash.ts'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import { findAlike } from '#functions/stores/photos/pictures.ts'
import { listSignals } from '#functions/stores/safety/risk.ts'
import * as credits from '#shared/contract/credits.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as photos from '#shared/contract/photos.ts'
import { atProvider, order } from '#test/support/buying.ts'
import { banOrUnban, decisionOn } from '#test/support/decisions.ts'
import { dumpTable } from '#test/support/dump.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { decide, jpeg, send } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'

const stack = openStack()
let moderator: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
})
afterEach(() => void stack.clock.reset())

const twoYears = 2 * 365 * 86_400_000
const signalsOf = async (member: Member) => {
  await stack.settle()
  return (await listSignals(member.id, stack.clock.now())).map(({ kind }) => kind)
}
const partsOf = async (member: Member) => {
  await stack.settle()
  const { risks } = await moderator.call(moderation.listRisks)
  return risks.find((risk) => risk.member.id === member.id)?.parts.map(({ part }) => part)
}
const ban = async (member: Member) => {
  await banOrUnban(moderator, member.id, 'ban')
  await stack.settle()
}
const unban = async (member: Member) => {
  await banOrUnban(moderator, member.id, 'unban')
  await stack.settle()
}
const marks = async (kind: RegExp) =>
  (await dumpTable(stack)).filter(({ PK, SK, until }) => kind.test(`${PK} ${SK}`) && until !== undefined)

describe('MOD-09 MOD-10 a picture', () => {
  let seed = 7_000
  /** A picture to upload, and the same picture in another size and format. */
  const picture = async () => {
    seed += 1
    const file = await jpeg({ seed, width: 1_200, height: 1_500 })
    return { file, alike: await sharp(file).resize(700).jpeg({ quality: 60 }).toBuffer() }
  }
  const upload = async (member: Member, file: Buffer) => {
    const id = await send(stack, member, file)
    await stack.settle()
    return id
  }
  const shownTo = async (id: string) =>
    (await moderator.call(moderation.listPhotos)).photos.find((photo) => photo.id === id)?.alike

  test('of another account flags the newer account and is named to staff; own photos do not count', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { file, alike } = await picture()
    await upload(a, file)
    const own = await upload(a, alike)
    expect(await signalsOf(a)).toEqual([])
    expect(await shownTo(own)).toEqual({ photos: [], banned: false })

    const copied = await upload(b, alike)
    expect(await signalsOf(b)).toEqual(['shared_picture'])
    expect(await partsOf(b)).toContain('shared_picture')
    const ofHers = { member: { id: a.id } }
    expect(await shownTo(copied)).toMatchObject({ photos: [ofHers, ofHers], banned: false })
    // A similar picture is not refused automatically: staff decide.
    expect(await findPhoto(b.id, copied)).toMatchObject({ stage: 'waiting', status: 'pending' })
  })

  test('that its owner removed is no longer found', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { file, alike } = await picture()
    const id = await upload(a, file)
    const rows = async () =>
      (await dumpTable(stack)).filter(({ SK }) => `${SK}`.startsWith('OF#') && `${SK}`.includes(id))
    expect(await rows()).toHaveLength(4)
    await a.call(photos.remove, { query: {}, body: { id } })
    await stack.settle()
    expect(await rows()).toEqual([])
    await upload(b, alike)
    expect(await signalsOf(b)).toEqual([])
  })

  test('of a banned account flags whoever uploads it, for two years, by a mark that names nobody', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { file, alike } = await picture()
    const id = await upload(a, file)
    await decide(stack, a.id, id, { verdict: 'main' })
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    await ban(a)
    const kept = (await marks(/^PICTURE#/)).filter(
      ({ until }) => until === new Date(start.getTime() + twoYears).toISOString(),
    )
    expect(kept).toHaveLength(4)
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${a.id}|${a.email}`))

    const copied = await upload(b, alike)
    expect(await signalsOf(b)).toEqual(expect.arrayContaining(['banned_picture']))
    expect(await shownTo(copied)).toMatchObject({ banned: true })
    const { imageHash } = (await findPhoto(b.id, copied))!
    const at = (ms: number) => new Date(start.getTime() + twoYears + ms)
    expect((await findAlike(b.id, imageHash!, at(-1))).isBanned).toBe(true)
    expect((await findAlike(b.id, imageHash!, at(0))).isBanned).toBe(false)

    await unban(a)
    expect((await findAlike(b.id, imageHash!, stack.clock.now())).isBanned).toBe(false)
  })

  test('of a suspended account leaves no mark, not even one of an earlier ban', async () => {
    const a = await anna(stack)
    await upload(a, (await picture()).file)
    const before = (await marks(/^PICTURE#/)).length
    const suspend = () => moderator.call(moderation.decide, { body: decisionOn(a.id, { kind: 'suspended', days: 7 }) })
    await suspend()
    await stack.settle()
    expect(await marks(/^PICTURE#/)).toHaveLength(before)
    await unban(a)
    await ban(a)
    expect(await marks(/^PICTURE#/)).toHaveLength(before + 4)
    // The ban is lifted and the member suspended before the stream delivers the first of the two
    // changes.
    await banOrUnban(moderator, a.id, 'unban')
    await suspend()
    await stack.settle()
    expect(await marks(/^PICTURE#/)).toHaveLength(before)
  })
})

/** Warns a member, who objects; a colleague then reverses the warning. */
async function warnAndReverse(member: Member) {
  await moderator.call(moderation.decide, { body: decisionOn(member.id, { kind: 'warned' }) })
  const { token, number } = (await statementsTo(stack, member))[0]!
  await objectWith(stack, token)
  const body = { number, outcome: 'reversed', answer: 'U had gelijk.' } as const
  await (await openStaff(stack)).call(moderation.answerObjection, { body })
  await stack.settle()
}

describe('MOD-09 a payment', () => {
  const pay = async (member: Member, paidFrom: string, method = 'ideal') => {
    const { id } = await order(member, { method })
    stack.payments.act(atProvider(stack, id).id, 'pay', paidFrom)
    await stack.settle()
    return (await member.call(credits.payment, { query: { id } })).status
  }

  test('from the account of a banned member is booked and flagged, however the account is spelled', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await bram(stack)]
    await pay(a, 'NL91ABNA0417164300')
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    await ban(a)
    expect(await pay(b, 'nl91 abna 0417 1643 00')).toBe('completed')
    expect(await pay(c, 'NL02ABNA0123456789')).toBe('completed')
    expect(await partsOf(b)).toEqual(['banned_payment', 'new_account'])
    expect(await signalsOf(c)).toEqual([])
    // A second payment from the same source adds no signal.
    await pay(b, 'NL91ABNA0417164300')
    expect(await signalsOf(b)).toEqual(['banned_payment'])
    const kept = await marks(/^BANNED_SOURCE#/)
    expect(kept.map(({ PK, until }) => [PK, until])).toEqual([
      [
        `BANNED_SOURCE#${keyedHash('source account NL91ABNA0417164300')}`,
        new Date(start.getTime() + twoYears).toISOString(),
      ],
    ])
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${a.id}|${a.email}|ABNA`))
  })

  test('by the card of a banned member is flagged, also of one who had paid with it before, and no more after an unban', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await bram(stack)]
    await pay(a, 'gold', 'creditcard')
    await pay(b, 'gold', 'creditcard')
    expect(await signalsOf(b)).toEqual([])
    await ban(a)
    await pay(b, 'gold', 'creditcard')
    expect(await signalsOf(b)).toEqual(['banned_payment'])
    await unban(a)
    await pay(c, 'gold', 'creditcard')
    expect(await signalsOf(c)).toEqual([])
  })

  test('by the card of two banned members is flagged until both bans are lifted', async () => {
    const [a, b, c, d] = [await anna(stack), await anna(stack), await bram(stack), await bram(stack)]
    for (const member of [a, b]) await pay(member, 'silver', 'creditcard')
    for (const member of [a, b]) await ban(member)
    await unban(b)
    await pay(c, 'silver', 'creditcard')
    expect(await signalsOf(c)).toEqual(['banned_payment'])
    await unban(a)
    await pay(d, 'silver', 'creditcard')
    expect(await signalsOf(d)).toEqual([])
  })

  test('by the card of a banned member is flagged after a warning of a third member with it was reversed', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await bram(stack)]
    for (const member of [a, b]) await pay(member, 'bronze', 'creditcard')
    await ban(a)
    await warnAndReverse(b)
    await pay(c, 'bronze', 'creditcard')
    expect(await signalsOf(c)).toEqual(['banned_payment'])
  })
})
