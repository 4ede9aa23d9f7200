import { addKeptChat, addKeptMessages } from '#functions/stores/safety/kept-chats.ts'
import type { Write } from '#functions/table/transaction.ts'
import { newId } from './visitor.ts'

/** The writes that store a copy of a conversation with an account banned for fraud. */
export function keptCopy(memberId: string, conversation: string, now: Date): Write[] {
  const at = now.toISOString()
  const until = new Date(now.getTime() + 30 * 86_400_000).toISOString()
  const copy = { conversation, number: 'VK7M-3RDN', name: 'Weg', at, until }
  const message = { id: newId(), mine: true, type: 'text', text: 'Hoi', sentAt: at } as const
  const puts = [...addKeptMessages(memberId, copy, [message]), ...addKeptChat(memberId, copy)]
  // Without the check of the account, because a transaction has at most one operation per item.
  return puts.filter(({ step }) => step.Put)
}
