import { findAccount } from '#functions/stores/account/account.ts'
import { listChats } from '#functions/stores/chats/overview.ts'
import { findConnectedIds, isPresenceShown } from '#functions/stores/members/presence.ts'
import { type LiveOrder, queueLive } from '#functions/stores/notifications/hints.ts'
import { memberIn } from '#functions/table/key.ts'
import type { BatchReaction } from '#functions/table/stream.ts'
import { pageSize } from '#shared/rules/limits.ts'

/**
 * Sends a hint to the partners of a member's latest conversations, as many as fit on a page of the
 * list, when a connection of the member opened or closed. Connected partners then read who is
 * online. The hint itself does not say who is online, so a repeated or late hint is harmless.
 */
export const reaction: BatchReaction = {
  runAll: async (changes, now) => {
    const members = [...new Set(changes.map(({ PK }) => memberIn(PK)))]
    const orders = await Promise.all(members.map((member) => ordersAbout(member, now)))
    await queueLive(orders.flat(), now)
  },
}

async function ordersAbout(member: string, now: Date): Promise<LiveOrder[]> {
  if (!isPresenceShown(await findAccount(member))) return []
  const { rows } = await listChats(member, { before: undefined, limit: pageSize.chats })
  const partners = rows.filter(({ state, partner }) => state === 'open' && !partner.f).map(({ partner }) => partner.id)
  const connected = await findConnectedIds(partners, now)
  return connected.map((to) => ({ to, about: member, hint: { type: 'presence', member } }))
}
