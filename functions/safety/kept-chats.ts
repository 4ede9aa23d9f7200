import { findDecision, isInForce } from '#functions/stores/safety/decision.ts'
import type { KeptChat } from '#functions/stores/safety/kept-chats.ts'
import { keys } from '#functions/table/keys.ts'

const { prefix } = keys.keptChatsOf('')

/** Kept conversation as shown to the warned member. */
export async function shownKept({ SK, number, name, at, until }: KeptChat) {
  const decision = await findDecision(number)
  return { conversation: SK.slice(prefix.length), name, at, until, reversed: !decision || !isInForce(decision) }
}
