import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { listMembersNamed } from '#functions/stores/account/name-words.ts'
import { findCard } from '#functions/stores/members/card.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { staffCard } from '../case-pictures.ts'

export const handler = handle(moderation.findMembers, {
  load: ({ query }) => ({ found: listMembersNamed(query.q) }),
  run: async ({ staff: own, found: { ids, more }, site, now }) => {
    const members = await Promise.all(
      ids.map(async (id) => {
        const [account, card] = await Promise.all([findAccount(id), findCard(id)])
        if (!account || !card || isGone(account, now)) return []
        return [{ member: staffCard(card, account, { staff: own, site, now }), status: account.status }]
      }),
    )
    return { members: members.flat(), more }
  },
})
