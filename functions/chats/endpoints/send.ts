import { findAccount } from '#functions/account/store.ts'
import { addLedgerEntry, charge, findLedgerEntry } from '#functions/credits/store.ts'
import { Changed, commit, decided } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { findLikedBy } from '#functions/likes/store.ts'
import { findCard } from '#functions/members/store.ts'
import { contactRefusal } from '#functions/safety/store.ts'
import { chats } from '#shared/contract/chats.ts'
import { freeConversations } from '#shared/rules/limits.ts'
import { visibleLength } from '#shared/rules/message.ts'
import { addChat, addMessage, conversationOf, findChat, findMessage, touchChat } from '../store.ts'
import { shownMessage } from '../view.ts'

/** The movement of credits for this message id stands already: the message was sent before. */
class AlreadySent extends Error {}

export const handler = handle(chats.send, {
  load: ({ memberId, body }) => ({
    partner: findAccount(body.member),
    cards: Promise.all([findCard(memberId), findCard(body.member)]),
    row: findChat(memberId, conversationOf(memberId, body.member)),
    likedMe: findLikedBy(memberId, body.member),
  }),
  run: async ({ member, partner, cards, row: loadedRow, likedMe, body, site, now, refuse }) => {
    const conversation = conversationOf(member.id, body.member)
    const cost = site.country.messageCredits
    const [from, to] = cards
    if (!from || !to || body.member === member.id) return refuse('not_found')
    if (member.status !== 'active') return refuse('email_not_confirmed')
    if (visibleLength(body.text) > site.country.messageLength) return refuse('message_too_long')

    const message = { id: body.id, from: member.id, type: 'text' as const, text: body.text, sentAt: now.toISOString() }

    try {
      await decided(async (attempt) => {
        const row = attempt === 0 ? loadedRow : await findChat(member.id, conversation)
        const hasContactedMe = row?.hasTheirs === true || likedMe !== undefined
        const refusal = contactRefusal(partner, { isBlocked: row?.state === 'blocked', hasContactedMe })
        if (refusal) refuse(refusal)
        const starts = !row?.startedBy
        await commit([
          addLedgerEntry(
            member.id,
            body.id,
            { credits: -cost, reason: 'message', at: message.sentAt, conversation },
            () => new AlreadySent(),
          ),
          // Before the charge: who finds the conversation begun meanwhile decides anew, and then starts none.
          ...(row ? touchChat(member.id, body.member, message, { starts }) : addChat(from, to, message)),
          charge(member.id, { credits: cost, ...(starts && { startsConversation: { freeLimit: freeConversations } }) }),
          addMessage(conversation, message),
        ])
      })
    } catch (error) {
      if (!(error instanceof AlreadySent)) throw error
      return sentBefore(member.id, body.id, member.credits)
    }
    return { message: shownMessage(message, member.id), conversation, credits: member.credits - cost }
  },
})

/** The answer that the first sending of this id got, whenever it comes again. */
async function sentBefore(memberId: string, id: string, credits: number) {
  const entry = await findLedgerEntry(memberId, id)
  const conversation = entry?.conversation
  const message = conversation && (await findMessage(conversation, entry.at, id))
  // The id moved credits for something else, or its message is gone: it cannot be sent again under this id.
  if (!conversation || !message) throw new Changed('this id was used before')
  return { message: shownMessage(message, memberId), conversation, credits }
}
