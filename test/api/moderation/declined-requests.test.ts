import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listAudit } from '#functions/stores/staff/trail.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import { languages } from '#shared/i18n/languages.ts'
import { type DeclineGround, declineGrounds, type RequestKind, requestKinds } from '#shared/model/hand-request.ts'
import { ban } from '#test/support/decisions.ts'
import { anna, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
})
beforeEach(() => {
  const said = vi.spyOn(console, 'info').mockReturnValue()
  return () => said.mockRestore()
})

const reason = 'De brief kwam van een ander adres.'
type Told = { id?: string; request?: RequestKind; ground?: DeclineGround; who?: StaffVisitor }
const decline = (member: { id: string }, { id = newId(), request = 'export', ground, who = moderator }: Told = {}) =>
  who.call(handRequests.declineRequest, {
    body: { id, member: member.id, request, ground: ground ?? 'unidentified', reason } as never,
  })
const flattened = (text: string) => text.replace(/\s+/g, ' ')
const declinedTo = async ({ email }: Member) => {
  await stack.settle()
  return (await mailsTo(stack, email)).filter(({ text }) => text.includes(reason))
}
const trailOf = async (member: string) => {
  const { entries } = await listAudit({}, { after: undefined, limit: 500 }, stack.clock.now())
  return entries.filter((entry) => entry.member === member).map(({ action, reason: why }) => [action, why])
}

describe('MOD-19 a request by hand that staff decline', () => {
  test.each(languages)('is mailed in %s with ground, reasons, authority and court (GDPR 12(4))', async (language) => {
    const { requestDeclined: words } = (await import(`../../../shared/i18n/${language}/mail.ts`)).mail
    for (const request of requestKinds)
      for (const ground of declineGrounds[request]) {
        const member = await anna(stack, { language })
        expect(await decline(member, { request, ground })).toEqual({ declined: true })
        const [mail] = await declinedTo(member)
        expect(mail!.subject).toBe(words.subject.replace('{site}', 'Vonk'))
        const lead = words[request].lead.replace('{site}', 'Vonk')
        for (const part of [lead, words.grounds[ground], words.object, words[request].note])
          expect(flattened(mail!.text)).toContain(flattened(part))
        expect(mail!.text).not.toMatch(/\{\w+\}/)
      }
  })

  test('is in the trail once, with one mail, however often it is repeated', async () => {
    const [member, id] = [await anna(stack), newId()]
    await Promise.all([1, 2, 3].map(() => decline(member, { id, request: 'erasure', ground: 'legal_duty' })))
    await decline(member, { id })
    expect(await declinedTo(member)).toHaveLength(1)
    expect(await trailOf(member.id)).toEqual([['request_declined', `erasure, legal_duty: ${reason}`]])
    expect(await findAccount(member.id)).toMatchObject({ status: 'active' })
  })

  test('of a banned member is mailed as well', async () => {
    const member = await anna(stack)
    await ban(moderator, member.id)
    await decline(member)
    expect(await declinedTo(member)).toHaveLength(1)
  })

  test('needs a ground of that request and reasons', async () => {
    const member = await anna(stack)
    await expectRefusal(decline(member, { request: 'export', ground: 'legal_duty' }), 'invalid_input')
    await expectRefusal(decline(member, { request: 'erasure', ground: 'correct' }), 'invalid_input')
    const body = { id: newId(), member: member.id, request: 'export', ground: 'others', reason: 'Nee.' } as const
    await expectRefusal(moderator.call(handRequests.declineRequest, { body }), 'invalid_input')
    await expectRefusal(decline({ id: newId() }), 'not_found')
    expect(await declinedTo(member)).toEqual([])
  })

  test('is declined once, also where a colleague has asked for the erasure before the repeat', async () => {
    const [member, id] = [await anna(stack), newId()]
    const declined = { id, request: 'erasure', ground: 'legal_duty' } as const
    await decline(member, declined)
    const body = {
      id: newId(),
      member: member.id,
      way: 'answers',
      note: 'Noemde drie betalingen.',
      timing: 'now',
    } as const
    await moderator.call(handRequests.requestErasure, { body })
    expect(await decline(member, declined)).toEqual({ declined: true })
    await expectRefusal(decline(member, { request: 'erasure' }), 'already_decided')
  })

  test('is declined in the list while it waits there as an erasure', async () => {
    const member = await anna(stack)
    const id = newId()
    const body = { id, member: member.id, way: 'answers', note: 'Noemde drie betalingen.', timing: 'now' } as const
    await moderator.call(handRequests.requestErasure, { body })
    await expectRefusal(decline(member, { request: 'erasure' }), 'already_decided')
    await decline(member, { request: 'export' })
    const listed = { id, member: member.id, action: 'decline', reason } as const
    await moderator.call(handRequests.decideErasure, { body: listed })
    await decline(member, { request: 'erasure' })
    expect(await declinedTo(member)).toHaveLength(3)
  })
})
