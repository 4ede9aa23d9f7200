import { commit } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { likes } from '#shared/contract/likes.ts'
import { removeLike } from '../store.ts'

export const handler = handle(likes.unlike, {
  run: async ({ member, query, body, refuse }) => {
    const id = body?.id ?? query.id ?? refuse('not_found')
    await commit(removeLike(member.id, id))
    return { liked: false as const }
  },
})
