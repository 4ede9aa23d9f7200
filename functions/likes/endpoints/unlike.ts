import { handle } from '#functions/auth/handle.ts'
import { takeLikeBack } from '#functions/stores/likes/change.ts'
import * as likes from '#shared/contract/likes.ts'

export const handler = handle(likes.unlike, {
  run: async ({ member, query, body, refuse }) => {
    const id = body?.id ?? query.id ?? refuse('not_found')
    // Members cannot like themselves.
    if (id !== member.id) await takeLikeBack(member.id, id)
    return { liked: false as const }
  },
})
