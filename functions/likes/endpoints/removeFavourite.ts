import { handle } from '#functions/auth/handle.ts'
import { removeFavourite } from '#functions/stores/likes/favourites.ts'
import { commit } from '#functions/table/transaction.ts'
import * as likes from '#shared/contract/likes.ts'

export const handler = handle(likes.removeFavourite, {
  run: async ({ member, query: { id } }) => {
    await commit(removeFavourite(member.id, id))
    return { favourite: false as const }
  },
})
