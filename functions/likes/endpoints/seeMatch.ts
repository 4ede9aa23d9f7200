import { handle } from '#functions/auth/handle.ts'
import { markMatchSeen } from '#functions/stores/likes/like.ts'
import * as likes from '#shared/contract/likes.ts'

export const handler = handle(likes.seeMatch, {
  run: async ({ member, body: { id } }) => {
    await markMatchSeen(member.id, id)
    return { seen: true as const }
  },
})
