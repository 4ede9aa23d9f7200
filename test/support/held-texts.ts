import { findProfile } from '#functions/stores/profile/profile.ts'
import * as account from '#shared/contract/account.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as profile from '#shared/contract/profile.ts'
import { decisionOn } from './decisions.ts'
import type { Member } from './people.ts'
import type { StaffVisitor } from './staff.ts'
import type { Visitor } from './visitor.ts'

/** Text that is held because of its phone number, and one that is not held. */
export const withNumber = 'Bel me op 06 12 34 56 78.'
export const plainWords = 'Ik houd van wandelen.'

export const write = async (who: Visitor, body: Input<typeof profile.change>['body']) =>
  (await who.call(profile.change, { body })).profile
export const own = async (who: Visitor) => (await who.call(account.current)).profile
export const seenBy = async (viewer: Visitor, { id }: { id: string }) => {
  const { about, prompts } = await viewer.call(members.profile, { query: { id } })
  return { about, prompts }
}

/** Id of the waiting version of a held text. */
export const textOf = async ({ id }: { id: string }, field: 'about' | 'prompts' = 'about') =>
  (await findProfile(id, { consistent: true }))!.held![field]!.id

export const approve = (staff: StaffVisitor, { id }: Member, text: string, field: 'about' | 'prompts' = 'about') =>
  staff.call(moderation.approveText, { body: { member: id, field, text } })

/** Refuses a held text; returns the number of the decision. */
export const refuse = async (staff: StaffVisitor, { id }: Member, text: string, field = 'about') =>
  (await staff.call(moderation.decide, { body: decisionOn(id, { kind: 'text_refused', field, text }) })).number
