import { beforeAll, describe, expect, test } from 'vitest'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import type { ComplaintCategory } from '#shared/model/complaint.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { pictureFor } from '#test/support/evidence.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
let lead: StaffVisitor
let legal: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
  legal = await openStaff(stack, ['moderator', 'legal'])
})

const pictured = async () => {
  const { id: member } = await addPicturedMember(stack)
  return { member, photo: (await findAlbum(member)).photos[0]!.id }
}

/** Files a notice as somebody without an account. */
async function notice(category: ComplaintCategory) {
  const { member, photo } = await pictured()
  const id = newId()
  const from = category === 'child_abuse' ? {} : { email: 'buiten@example.com' }
  await stack.visitor().call(safety.complain, {
    body: {
      id,
      kind: 'photo',
      category,
      member,
      photo,
      text: 'Kijk hier eens naar.',
      ...from,
      good_faith: true,
      name: 'Eva Jansen',
    },
  })
  await stack.settle()
  return { id, photo, member }
}
const evidenceOf = async (id: string, who: StaffVisitor) =>
  (await who.call(moderation.complaint, { query: { id } })).evidence!

describe('MOD-07 pictures of the evidence', () => {
  test.each(['child_abuse', 'minor'] as const)(
    'of a notice from outside about %s are shown to the lead and legal roles only',
    async (category) => {
      const { id, photo } = await notice(category)
      expect(await evidenceOf(id, moderator)).toMatchObject({ photos: [], withheld: 1 })
      for (const picture of ['clear', 'blurred'] as const)
        await expectRefusal(pictureFor(moderator, { id, photo, picture }), 'not_found')
      for (const who of [lead, legal]) {
        expect(await evidenceOf(id, who)).toMatchObject({ photos: [{ id: photo, reported: true }], withheld: 0 })
        expect((await pictureFor(who, { id, photo })).length).toBeGreaterThan(0)
      }
    },
  )

  test('of another notice are shown to any moderator; a clear one is in the trail, a blurred one is not', async () => {
    const { id, photo, member } = await notice('fake')
    const views = async () => (await lead.call(staff.listAudit, { query: { member } })).entries.length
    const before = await views()
    await pictureFor(moderator, { id, photo, picture: 'blurred' })
    expect(await views()).toBe(before)
    await pictureFor(moderator, { id, photo })
    const { entries } = await lead.call(staff.listAudit, { query: { member } })
    expect(entries).toHaveLength(before + 1)
    expect(entries[0]).toMatchObject({ action: 'evidence_viewed', staff: moderator.name })
  })

  test.each([
    ['illegal', false],
    ['nudity', true],
  ] as const)('of a decision by the rule %s are open to any moderator: %s', async (ground, isOpen) => {
    const { member, photo } = await pictured()
    const body = { ...decisionOn(member, { kind: 'photo_removed', photo }), ground }
    const { number: id } = await moderator.call(moderation.decide, { body })
    expect((await pictureFor(lead, { id, photo })).length).toBeGreaterThan(0)
    if (isOpen) expect((await pictureFor(moderator, { id, photo })).length).toBeGreaterThan(0)
    else await expectRefusal(pictureFor(moderator, { id, photo }), 'not_found')
  })

  test('are found only among the photos of their own case', async () => {
    const [one, other] = [await notice('fake'), await notice('fake')]
    await expectRefusal(pictureFor(moderator, { id: one.id, photo: other.photo }), 'not_found')
    await expectRefusal(pictureFor(moderator, { id: newId(), photo: one.photo }), 'not_found')
  })
})
