import { handle } from '#functions/lib/handle.ts'
import { shownCard } from '#functions/members/store.ts'
import { listBlocks } from '#functions/safety/block-store.ts'
import { photos } from '#shared/contract/photos.ts'
import { civilDate } from '#shared/rules/age.ts'
import { listOpened } from '../opened-store.ts'

export const handler = handle(photos.listOpened, {
  load: ({ memberId }) => ({ opened: listOpened(memberId), blocks: listBlocks(memberId) }),
  run: async ({ opened, blocks, site, now }) => {
    const today = civilDate(now, site.country.timeZone)
    const seen = opened.filter(({ id }) => !blocks.ids.has(id))
    return { members: seen.map((card) => shownCard(card, today, now)) }
  },
})
