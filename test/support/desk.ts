import * as chats from '#shared/contract/chats.ts'
import * as desk from '#shared/contract/desk.ts'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import { addMember, type Member } from './people.ts'
import type { TestStack } from './stack.ts'
import { openStaff, type StaffVisitor } from './staff.ts'
import { newId } from './visitor.ts'

export const hoursMs = 3_600_000

/** A fictional profile, which has a session only because every test member has one. */
export const fictive = (stack: TestStack) =>
  addMember(stack, { fictional: true, gender: 'male', wantedGender: 'female', about: 'Ik hou van zeilen.' })

export const openHost = (stack: TestStack, roles: readonly StaffRole[] = ['host']) => openStaff(stack, roles)

/** Sends a text and returns its conversation and id. */
export async function write(from: Member, to: { id: string }, text = 'Hoi', id = newId()) {
  const { conversation, message } = await from.call(chats.send, { body: { member: to.id, id, text } })
  return { conversation, id: message.id, profile: to.id }
}

export type Written = Awaited<ReturnType<typeof write>>

export const openWaiting = (host: StaffVisitor, { profile, conversation }: Written) =>
  host.call(desk.open, { body: { profile, conversation } })

/** Answers a conversation as a host who has seen this message as its last one. */
export const answer = (host: StaffVisitor, { profile, conversation, id: seen }: Written, text = 'Dag', id = newId()) =>
  host.call(desk.answer, { body: { profile, conversation, id, seen, text } })

export const messagesOf = async (member: Member, to: { id: string }) =>
  (await member.call(chats.open, { query: { member: to.id } })).messages
