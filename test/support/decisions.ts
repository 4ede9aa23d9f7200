import * as moderation from '#shared/contract/moderation.ts'
import type { StaffVisitor } from './staff.ts'
import { newId } from './visitor.ts'

/** Facts of a decision, as staff write them. */
export const facts = 'Herhaaldelijk om geld gevraagd.'

/** Body of the call that decides about a member; by default a ban. */
export const decisionOn = (
  member: string,
  effect: Parameters<typeof moderation.decide.body.shape.effect.parse>[0] = { kind: 'banned' },
) =>
  ({
    id: newId(),
    member,
    effect,
    ground: 'scam',
    facts,
    source: (effect as { kind: string }).kind === 'text_refused' ? 'automatic' : 'notice',
  }) as (typeof moderation.decide.body)['_zod']['input']

export const ban = (staff: StaffVisitor, member: string) => staff.call(moderation.decide, { body: decisionOn(member) })

export const unban = (staff: StaffVisitor, id: string, reason = 'Een vergissing.') =>
  staff.call(moderation.changeMember, { body: { id, action: 'unban', reason } })

export const banOrUnban = async (staff: StaffVisitor, id: string, action: 'ban' | 'unban'): Promise<void> => {
  if (action === 'ban') await ban(staff, id)
  else await unban(staff, id)
}
