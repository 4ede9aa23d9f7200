import { handle } from '#functions/auth/handle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { conversationOf, historyStart } from '#functions/stores/chats/conversation.ts'
import { findMessage } from '#functions/stores/chats/message.ts'
import { shownMessage } from '#functions/stores/chats/shown-message.ts'
import { findLedgerEntry } from '#functions/stores/credits/ledger.ts'
import * as chats from '#shared/contract/chats.ts'
import { AlreadySent, findSides, type Sent, sendMessage } from '../sending.ts'

export const handler = handle(chats.send, {
  load: ({ memberId, body }) => ({ sides: findSides(memberId, body.member) }),
  run: async ({ member, sides, body, site, now, refuse }) => {
    const { id, text = '', gift } = body
    const sent = gift ? ({ id, type: 'gift', text: gift } as const) : ({ id, type: 'text', text } as const)
    try {
      const { message, conversation, cost } = await sendMessage(member, sides, sent, site.country, now)
      return { message: shownMessage(message, member.id), conversation, credits: member.credits - cost }
    } catch (error) {
      if (!(error instanceof AlreadySent)) throw error
      const answer = (await sentBefore(member.id, body.member, sent)) ?? refuse('invalid_input')
      const isHidden = answer.message.sent_at <= historyStart(site.country.historyDays, now)
      return isHidden ? refuse('not_found') : answer
    }
  },
})

/**
 * Answer to a repeated send: the stored message, with the current balance. Undefined if the id
 * belongs to another movement of credits, the message no longer exists, or its content differs from
 * `sent`. The text of a message that staff removed is not compared.
 */
async function sentBefore(memberId: string, partnerId: string, sent: Sent) {
  const [entry, account] = await Promise.all([
    findLedgerEntry(memberId, sent.id),
    findAccount(memberId, { consistent: true }),
  ])
  const conversation = conversationOf(memberId, partnerId)
  if (!account || entry?.conversation !== conversation) return undefined
  const message = await findMessage(conversation, entry.at, sent.id)
  if (message?.type !== sent.type || (!message.removed && message.text !== sent.text)) return undefined
  return { message: shownMessage(message, memberId), conversation, credits: account.credits }
}
