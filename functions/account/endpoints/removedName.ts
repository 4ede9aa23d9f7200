import { handle } from '#functions/auth/handle.ts'
import { findRemovedName } from '#functions/stores/account/removed-names.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { objectionToken, objectionTokenEnd } from '#functions/stores/safety/objection-token.ts'
import * as ownName from '#shared/contract/own-name.ts'

export const handler = handle(ownName.removedName, {
  load: ({ memberId }) => ({ profile: findProfile(memberId) }),
  run: async ({ member, profile, now, refuse }) => {
    const number = profile?.nameRemovedBy ?? refuse('not_found')
    const [removed, decision] = await Promise.all([findRemovedName(member.id, number), findDecision(number)])
    const { name, at } = removed ?? refuse('not_found')
    const decidedAt = new Date(at)
    const isOpen = decision !== undefined && now < objectionTokenEnd(decidedAt)
    return { name, number, objection: isOpen ? await objectionToken(number, decidedAt) : null }
  },
})
