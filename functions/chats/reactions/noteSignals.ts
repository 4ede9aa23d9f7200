import { conversationOfMessage, StoredMessage } from '#functions/stores/chats/message.ts'
import { addSignal } from '#functions/stores/safety/risk.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import type { SignalKind } from '#shared/model/risk.ts'
import type { HintKind } from '#shared/rules/safety-hints.ts'

/**
 * Kinds of content that count as signals. Phone numbers and email addresses do not, as members
 * often exchange them.
 */
const signalOf: Partial<Record<HintKind, SignalKind>> = { money: 'money_words', account: 'money_words', link: 'link' }

/**
 * Adds a signal if a member sends a link or asks for money (MOD-12): once per conversation and
 * kind, without the text. A reaction rather than a part of sending, as most messages add none.
 */
export const reaction: Reaction = {
  wants: ({ after }) => after?.type === 'text',
  run: async ({ PK, after }, now) => {
    const { from, text } = StoredMessage.parse(after)
    // Imported here, as the word lists of this module are larger than the rest of the function, and
    // only texts need them.
    const { hintsIn } = await import('#shared/rules/safety-hints.ts')
    const kinds = new Set(hintsIn(text).flatMap((kind) => signalOf[kind] ?? []))
    await Promise.all(
      [...kinds].map((kind) => apply(addSignal(from, kind, conversationOfMessage(PK), now)).catch(ignoreConflict)),
    )
  },
}
