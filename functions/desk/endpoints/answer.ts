import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { checkFictional } from '#functions/stores/account/fictional.ts'
import { restoreChats } from '#functions/stores/chats/archive.ts'
import { findChat, isArchived, nextSentAt, receiveChat } from '#functions/stores/chats/conversation.ts'
import { answerWaiting, findDesk, markAnswered } from '#functions/stores/chats/desk.ts'
import { addMessage } from '#functions/stores/chats/message.ts'
import { findLedgerEntry } from '#functions/stores/credits/ledger.ts'
import { contactRefusal } from '#functions/stores/safety/block.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as desk from '#shared/contract/desk.ts'
import { visibleLength } from '#shared/rules/message.ts'
import { getOwn } from '../conversation.ts'
import { addDeskAct } from '../trail.ts'

/**
 * Answers as the fictional profile: a message like any other, but free. The optimistic lock of the
 * row lets only one change succeed: this answer, another host's answer, a new message of the
 * member, or the refund of the credits.
 */
export const handler = handle(desk.answer, {
  run: async ({ staff: own, body, site, now, refuse }) => {
    const { profile, conversation, id, seen, text } = body
    if (visibleLength(text) > site.country.messageLength) refuse('message_too_long')
    const send = async (attempt: number) => {
      const row = await getOwn(body, own, now)
      const [member, theirs, spent] = await Promise.all([
        findAccount(row.partner.id, { consistent: true }),
        findChat(row.partner.id, conversation, { consistent: true }),
        findLedgerEntry(row.partner.id, id),
      ])
      if (contactRefusal(member, { isBlocked: false, hasContactedMe: true })) refuse('not_found')
      // A paid message of the member already has this id.
      if (spent) refuse('invalid_input')
      if (row.last?.id !== seen) refuse('conversation_changed')
      if (attempt > 0 || isArchived(row)) await restoreChats([profile, row.partner.id], conversation)
      const message = { id, from: profile, type: 'text', text, sentAt: nextSentAt([row, theirs], now) } as const
      await commit([
        markAnswered(conversation, own, message),
        answerWaiting(profile, row, message),
        receiveChat(row.partner.id, conversation, message),
        addMessage(conversation, message),
        checkFictional(profile),
        ...addDeskAct(own, 'desk_answered', { member: row.partner.id, subject: id }, now),
      ])
      return { sent_at: message.sentAt }
    }
    return retryOnConflict(send).catch(async (error: unknown) => {
      // A repeated call is refused above, as the first answer has ended the claim. It then returns
      // the time of the first answer.
      const sent = (await findDesk(conversation))?.answer
      if (sent?.id !== id) throw error
      return { sent_at: sent.sentAt }
    })
  },
})
