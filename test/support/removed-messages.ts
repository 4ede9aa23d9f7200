import * as chats from '#shared/contract/chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { decisionOn } from './decisions.ts'
import { objectWith, statementsTo } from './objections.ts'
import type { Member } from './people.ts'
import type { TestStack } from './stack.ts'
import type { StaffVisitor } from './staff.ts'
import { newId } from './visitor.ts'

/** Cursor of a message, by which decisions name it. */
export const cursorOf = ({ sent_at, id }: { sent_at: string; id: string }): string => `${sent_at}#${id}`

/** Sends a text. Returns its conversation and its cursor. */
export async function say(from: Member, to: Member, text: string) {
  const { message, conversation } = await from.call(chats.send, { body: { member: to.id, id: newId(), text } })
  return { message: cursorOf(message), conversation }
}

/** Complaint of a member about another; returns its id. */
export async function complainAbout(
  about: { id: string },
  from: Member,
  category: 'harassment' | 'minor' = 'harassment',
): Promise<string> {
  const id = newId()
  await from.call(safety.complain, {
    body: { id, kind: 'message', category, member: about.id, text: 'Bedreigt me.', good_faith: true },
  })
  return id
}

type Removing = { complaint: string; message: string; member: { id: string }; id?: string }

/** Removes a message by a decision on a complaint. Returns the number of the decision. */
export async function removeBy(staff: StaffVisitor, { complaint, message, member, id = newId() }: Removing) {
  const effect = { kind: 'message_removed', message } as const
  return (await staff.call(moderation.decide, { body: { ...decisionOn(member.id, effect), id, complaint } })).number
}

/** Objects to the last decision about a member, and decides on the objection. */
export async function reviewBy(
  stack: TestStack,
  staff: StaffVisitor,
  { number, member, outcome = 'reversed' }: { number: string; member: Member; outcome?: 'reversed' | 'upheld' },
): Promise<void> {
  const [statement] = await statementsTo(stack, member)
  await objectWith(stack, statement!.token)
  await staff.call(moderation.answerObjection, { body: { number, outcome, answer: 'We keken er opnieuw naar.' } })
}
