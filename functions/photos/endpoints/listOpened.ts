import { handle } from '#functions/auth/handle.ts'
import { smallCard } from '#functions/stores/members/shown-card.ts'
import { listOpened } from '#functions/stores/photos/opened.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import * as photos from '#shared/contract/photos.ts'
import { civilDate } from '#shared/rules/age.ts'

export const handler = handle(photos.listOpened, {
  load: ({ memberId }) => ({ opened: listOpened(memberId), blocks: listBlocks(memberId) }),
  run: async ({ opened, blocks, site, now }) => {
    const today = civilDate(now, site.country.timeZone)
    const seen = opened.filter(({ id }) => !blocks.ids.has(id))
    return { members: seen.map((card) => smallCard(card, today, now)) }
  },
})
