import { handle } from '#functions/lib/handle.ts'
import { likes } from '#shared/contract/likes.ts'
import { findLikedIds } from '../list-store.ts'

export const handler = handle(likes.liked, {
  load: ({ memberId, query: { ids } }) => ({ liked: findLikedIds(memberId, [...new Set(ids.split(','))]) }),
  run: async ({ liked }) => ({ ids: liked }),
})
