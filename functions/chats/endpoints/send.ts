import { findLedgerEntry } from '#functions/credits/store.ts'
import { Conflict } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { chats } from '#shared/contract/chats.ts'
import { AlreadySent, findSides, sendMessage } from '../sending.ts'
import { findMessage } from '../store.ts'
import { shownMessage } from '../view.ts'

export const handler = handle(chats.send, {
  load: ({ memberId, body }) => ({ sides: findSides(memberId, body.member) }),
  run: async ({ member, sides, body, site, now }) => {
    try {
      const { id, text = '', gift } = body
      const sent = gift ? ({ id, type: 'gift', text: gift } as const) : ({ id, type: 'text', text } as const)
      const { message, conversation, cost } = await sendMessage(member, sides, sent, site.country, now)
      return { message: shownMessage(message, member.id), conversation, credits: member.credits - cost }
    } catch (error) {
      if (!(error instanceof AlreadySent)) throw error
      return sentBefore(member.id, body.id, member.credits)
    }
  },
})

/** The answer that the first sending of this id got, whenever it comes again. */
async function sentBefore(memberId: string, id: string, credits: number) {
  const entry = await findLedgerEntry(memberId, id)
  const conversation = entry?.conversation
  const message = conversation && (await findMessage(conversation, entry.at, id))
  // The id moved credits for something else, or its message is gone: it cannot be sent again under this id.
  if (!conversation || !message) throw new Conflict('this id was used before')
  return { message: shownMessage(message, memberId), conversation, credits }
}
