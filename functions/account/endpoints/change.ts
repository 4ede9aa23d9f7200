import { handle } from '#functions/auth/handle.ts'
import { shownUser } from '#functions/auth/shown-user.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { changeAccount, changeHidden, changeShownToVisitors } from '#functions/stores/account/account-changes.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { hideCard, setHidden, setShownToVisitors, showCard } from '#functions/stores/members/card-writes.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { apply, commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import { withNewPassword } from '../new-password.ts'
import { countAttempt } from '../throttle.ts'

export const handler = handle(account.change, {
  load: ({ memberId }) => ({ profile: findProfile(memberId), photos: listPhotos(memberId), card: findCard(memberId) }),
  run: async ({ member, caller, profile, photos, card, body, site, now }) => {
    let own = member
    if (body.password !== undefined && caller) {
      await apply(countAttempt('ownPassword', member.id, now))
      const passwords = { password: body.password, oldPassword: body.old_password ?? '', name: profile?.name ?? '' }
      own = await withNewPassword(member, { ...passwords, sessionId: caller.sessionId }, now)
    }
    const switches = { hidesRead: body.read_marks, hidesPresence: body.shows_presence, hidesLooks: body.shows_looks }
    for (const name of ['hidesRead', 'hidesPresence', 'hidesLooks'] as const) {
      const isOn = switches[name]
      if (isOn === undefined) continue
      await commit([
        changeHidden(member.id, name, !isOn),
        ...(name === 'hidesRead' ? [] : [setHidden(member.id, name, !isOn)]),
      ])
      const { [name]: _, ...others } = own
      own = { ...others, ...(!isOn && { [name]: true }) }
    }
    const isShown = body.shown_to_visitors
    if (isShown !== undefined) {
      await commit([changeShownToVisitors(member.id, isShown), setShownToVisitors(member.id, isShown)])
      own = { ...own, shownToVisitors: isShown }
    }
    const changed = await retryOnConflict(async (attempt) => {
      const existing = (attempt === 0 ? undefined : await findAccount(member.id, { consistent: true })) ?? own
      const { language = existing.language, invisible = existing.invisible } = body
      if (language === existing.language && invisible === existing.invisible) return existing
      const listed = attempt === 0 ? card : await findCard(member.id, { consistent: true })
      const isMoving = listed && invisible !== existing.invisible && existing.status === 'active'
      await commit([
        changeAccount(existing, { language, invisible }),
        ...(isMoving ? [invisible ? hideCard(listed.id) : showCard(listed, now)] : []),
      ])
      return { ...existing, language, invisible }
    })
    return shownUser({ account: changed, profile, photos }, site, now)
  },
})
