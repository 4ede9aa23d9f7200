import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import type { Site } from '#functions/platform/site.ts'
import { claimEmail, releaseEmail, reserveEmail } from '#functions/stores/account/claims.ts'
import {
  addFormerEmail,
  moveBack,
  moveToNewEmail,
  removeFormerEmail,
  wayBackEnd,
} from '#functions/stores/account/credentials.ts'
import { addMail } from '#functions/stores/mail/outbox.ts'
import { showCard } from '#functions/stores/members/card.ts'
import { commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { account } from '#shared/contract/account.ts'
import { findMailChange, findWayBack } from '../mail-change.ts'

export const handler = handle(account.confirmMailChange, {
  load: ({ body, now }) => ({ change: findMailChange(body.token, now), wayBack: findWayBack(body.token, now) }),
  run: ({ body, change, wayBack, site, now, refuse }) =>
    retryOnConflict(async (attempt) => {
      const found = attempt === 0 ? change : await findMailChange(body.token, now)
      if (found) {
        await commit(changing(found, site, now))
        return { status: 'changed' as const, email: found.account.newEmail }
      }
      const back = attempt === 0 ? wayBack : await findWayBack(body.token, now)
      if (!back) return refuse('link_invalid')
      await commit(goingBack(back, site, now))
      return { status: 'taken_back' as const, email: back.former.email }
    }),
})

type Change = NonNullable<Awaited<ReturnType<typeof findMailChange>>>

/**
 * Claims the new address and reserves the old one in one transaction: of two members changing to
 * one address, the second is refused.
 */
function changing({ account: member, card, insteadOf }: Change, site: Site, now: Date): Write[] {
  const { id, email: old, newEmail, language } = member
  const writes = [moveToNewEmail(member, now), claimEmail(newEmail, id, { insteadOf, now })]
  // The old address was never confirmed, so it gets no link that could take the account.
  if (member.status === 'not_confirmed')
    return [...writes, releaseEmail(old, id), ...(card && !member.invisible ? [showCard(card, now)] : [])]
  const change = ulid(now.getTime())
  const until = wayBackEnd(now)
  return [
    ...writes,
    reserveEmail(old, id, until),
    addFormerEmail(id, change, old, until),
    addMail(
      change,
      { mail: 'mailChanged', memberId: id, to: old, language, origin: site.origin, props: { change } },
      now,
    ),
  ]
}

type WayBack = NonNullable<Awaited<ReturnType<typeof findWayBack>>>

/**
 * Undoes all later changes too: whoever made them may be an attacker and must not be able to undo
 * this one.
 */
function goingBack({ account: member, former, later }: WayBack, site: Site, now: Date): Write[] {
  const { id, language, email } = member
  const link = ulid(now.getTime())
  const left = new Set([email, ...later.map((each) => each.email)])
  left.delete(former.email)
  const mail = member.status === 'deletion_pending' ? 'passwordResetLeaving' : 'passwordReset'
  return [
    moveBack(member, former.email, link),
    claimEmail(former.email, id),
    ...[...left].map((one) => releaseEmail(one, id)),
    ...[former, ...later].map((each) => removeFormerEmail(id, each.id)),
    addMail(link, { mail, memberId: id, to: former.email, language, origin: site.origin, props: { link } }, now),
  ]
}
