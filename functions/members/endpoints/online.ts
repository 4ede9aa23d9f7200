import { handle } from '#functions/auth/handle.ts'
import { findOnlineIds } from '#functions/stores/members/presence.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import * as members from '#shared/contract/members.ts'

export const handler = handle(members.online, {
  load: ({ memberId, query: { ids }, now }) => ({
    online: findOnlineIds([...new Set(ids.split(','))], now),
    blocks: listBlocks(memberId),
  }),
  run: async ({ online, blocks }) => ({ ids: online.filter((id) => !blocks.ids.has(id)) }),
})
