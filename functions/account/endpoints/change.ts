import { commit, decided } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { findCard, findProfile, hideCard, showCard } from '#functions/members/store.ts'
import { listPhotos } from '#functions/photos/store.ts'
import { account } from '#shared/contract/account.ts'
import { changeAccount, findAccount } from '../store.ts'
import { shownUser } from '../view.ts'

export const handler = handle(account.change, {
  load: ({ memberId }) => ({ profile: findProfile(memberId), photos: listPhotos(memberId), card: findCard(memberId) }),
  run: async ({ member, profile, photos, card, body, site, now }) => {
    const changed = await decided(async (attempt) => {
      const standing = (attempt === 0 ? undefined : await findAccount(member.id, { consistent: true })) ?? member
      const { language = standing.language, invisible = standing.invisible } = body
      if (language === standing.language && invisible === standing.invisible) return standing
      const isMoving = card && invisible !== standing.invisible && standing.status === 'active'
      await commit([
        changeAccount(standing, { language, invisible }),
        ...(isMoving ? [invisible ? hideCard(card.id) : showCard(card, now)] : []),
      ])
      return { ...standing, language, invisible }
    })
    return shownUser({ account: changed, profile, photos }, site, now)
  },
})
