import { beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { ban } from '#test/support/decisions.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, bram } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { approveUnseen, openVerification, waitingMember } from '#test/support/verifications.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let moderator: StaffVisitor
let colleague: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
})
const suspect = (member: string, complaint?: string, who = moderator) =>
  who.call(moderation.suspectMember, { body: { member, suspicion: 'minor', ...(complaint && { complaint }) } })

describe('MOD-22 an approval at the same moment as a ban', () => {
  test('leaves no mark on the photos or the card of the banned member', async () => {
    for (let round = 0; round < 4; round++) {
      const { member, ids, id } = await waitingMember(stack)
      await openVerification(moderator, member, id)
      await Promise.allSettled([approveUnseen(moderator, member, id, ids), ban(colleague, member.id)])
      expect((await findAccount(member.id))?.status).toBe('banned')
      expect((await listPhotos(member.id)).filter(({ verifiedOn }) => verifiedOn)).toEqual([])
      expect((await findCard(member.id))?.m).toBeUndefined()
    }
  })
})

describe('MOD-06 a press on a suspected minor', () => {
  test('with a complaint about another member, or about nobody, is refused', async () => {
    const [owner, other] = [await anna(stack), await bram(stack)]
    const filed = newId()
    await other.call(safety.complain, {
      body: { id: filed, kind: 'payment', category: 'payment', text: 'Dubbel betaald.', good_faith: true },
    })
    await expectRefusal(suspect(owner.id, filed), 'not_found')
    const about = newId()
    await owner.call(safety.complain, {
      body: { id: about, kind: 'profile', category: 'minor', member: other.id, text: 'Lijkt me 15.', good_faith: true },
    })
    await expectRefusal(suspect(owner.id, about), 'not_found')
    expect((await findAccount(owner.id))?.status).toBe('active')
  })

  test('with a photo of another member refuses none of theirs', async () => {
    const [owner, other] = [await addPicturedMember(stack), await addPicturedMember(stack)]
    const [photo] = await listPhotos(other.id)
    await expectRefusal(
      moderator.call(moderation.escalatePhoto, { body: { member: owner.id, id: photo!.id, suspicion: 'minor' } }),
      'not_found',
    )
    expect((await findAccount(owner.id))?.status).toBe('active')
    const filed = newId()
    await (await bram(stack)).call(safety.complain, {
      body: {
        id: filed,
        kind: 'photo',
        category: 'minor',
        member: owner.id,
        photo: photo!.id,
        text: 'Lijkt me 15.',
        good_faith: true,
      },
    })
    await suspect(owner.id, filed)
    expect((await listPhotos(other.id)).map(({ status }) => status)).toEqual(['active'])
    expect((await findAccount(other.id))?.status).toBe('active')
  })
})

describe('MOD-03 an objection', () => {
  test('that is sent twice at the same moment is received both times, once', async () => {
    const owner = await anna(stack)
    await ban(moderator, owner.id)
    const [made] = await statementsTo(stack, owner)
    const sent = await Promise.all([objectWith(stack, made!.token), objectWith(stack, made!.token)])
    expect(sent).toEqual([{ received: true }, { received: true }])
    await expectRefusal(objectWith(stack, made!.token, 'Iets anders.'), 'already_objected')
    const { objections } = await colleague.call(moderation.listObjections)
    expect(objections.filter(({ number }) => number === made!.number)).toHaveLength(1)
  })
})
