import * as moderation from '#shared/contract/moderation.ts'
import * as ownName from '#shared/contract/own-name.ts'
import { decisionOn } from './decisions.ts'
import type { StaffVisitor } from './staff.ts'
import type { Visitor } from './visitor.ts'

/** Body of the call that decides to remove the name of a member. */
export const nameDecisionOn = (member: string) => decisionOn(member, { kind: 'name_removed' })

/** Removes the name of a member by a decision. Returns the number of the decision. */
export const removeNameOf = async (staff: StaffVisitor, member: string): Promise<string> =>
  (await staff.call(moderation.decide, { body: nameDecisionOn(member) })).number

export const chooseName = (member: Visitor, name: string) => member.call(ownName.chooseName, { body: { name } })
