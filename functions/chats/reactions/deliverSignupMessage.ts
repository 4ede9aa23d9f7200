import { Refusal } from '#functions/platform/refusal.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findSignupMessage, removeSignupMessage } from '#functions/stores/account/signup.ts'
import { memberIn } from '#functions/table/key.ts'
import type { Change, Reaction } from '#functions/table/stream.ts'
import { commit } from '#functions/table/transaction.ts'
import { countries } from '#shared/countries/all.ts'
import { AlreadySent, findSides, sendMessage } from '../sending.ts'

/**
 * Thrown if the message was removed after it was read: the change was delivered twice, and the
 * other run has handled the message.
 */
class Gone extends Error {}

/**
 * Sends the message that a member wrote at signup, once the member's address is confirmed
 * (TRAP-17). The message costs as much as any other. It is sent only once, as the same transaction
 * removes it. If sending is refused, the message is removed without being sent.
 */
export const reaction: Reaction = {
  wants: ({ before, after }) => before?.status === 'not_confirmed' && after?.status === 'active',
  run: deliver,
}

async function deliver({ PK }: Change, now: Date): Promise<void> {
  const id = memberIn(PK)
  const waiting = await findSignupMessage(id)
  if (!waiting) return
  const [member, sides] = await Promise.all([findAccount(id, { consistent: true }), findSides(id, waiting.to)])
  if (!member) return
  try {
    await sendMessage(
      member,
      sides,
      { id: waiting.id, type: 'text', text: waiting.text },
      countries[member.site],
      now,
      removeSignupMessage(id, waiting, () => new Gone()),
    )
  } catch (error) {
    if (error instanceof Gone) return
    if (!(error instanceof Refusal || error instanceof AlreadySent)) throw error
    await commit(removeSignupMessage(id, waiting))
  }
}
