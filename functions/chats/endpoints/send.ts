import { findLedgerEntry } from '#functions/credits/store.ts'
import { handle } from '#functions/lib/handle.ts'
import { chats } from '#shared/contract/chats.ts'
import { AlreadySent, findSides, sendMessage } from '../sending.ts'
import { findMessage, historyStart } from '../store.ts'
import { shownMessage } from '../view.ts'

export const handler = handle(chats.send, {
  load: ({ memberId, body }) => ({ sides: findSides(memberId, body.member) }),
  run: async ({ member, sides, body, site, now, refuse }) => {
    try {
      const { id, text = '', gift } = body
      const sent = gift ? ({ id, type: 'gift', text: gift } as const) : ({ id, type: 'text', text } as const)
      const { message, conversation, cost } = await sendMessage(member, sides, sent, site.country, now)
      return { message: shownMessage(message, member.id), conversation, credits: member.credits - cost }
    } catch (error) {
      if (!(error instanceof AlreadySent)) throw error
      const sent = await findSent(member.id, body.id)
      // The id moved credits for something else, or its message is deleted or past the privacy limit (CHAT-33).
      if (!sent || sent.message.sentAt <= historyStart(site.country.historyDays, now)) return refuse('not_found')
      const { message, conversation } = sent
      return { message: shownMessage(message, member.id), conversation, credits: member.credits }
    }
  },
})

/** The message that was sent under this id before. */
async function findSent(memberId: string, id: string) {
  const entry = await findLedgerEntry(memberId, id)
  const conversation = entry?.conversation
  const message = conversation && (await findMessage(conversation, entry.at, id))
  return conversation && message ? { message, conversation } : undefined
}
