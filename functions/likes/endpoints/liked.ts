import { handle } from '#functions/auth/handle.ts'
import { findLikedIds } from '#functions/stores/likes/list.ts'
import * as likes from '#shared/contract/likes.ts'

export const handler = handle(likes.liked, {
  load: ({ memberId, query: { ids } }) => ({ liked: findLikedIds(memberId, [...new Set(ids.split(','))]) }),
  run: async ({ liked }) => ({ ids: liked }),
})
