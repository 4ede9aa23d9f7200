import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import { addBannedAddress, addressHash } from '#functions/stores/account/addresses.ts'
import { claimEmail, releaseEmail, reserveEmail } from '#functions/stores/account/claims.ts'
import {
  addFormerEmail,
  moveBack,
  moveToNewEmail,
  removeFormerEmail,
  wayBackEnd,
} from '#functions/stores/account/credentials.ts'
import { showCard } from '#functions/stores/members/card-writes.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { addBannedDevice } from '#functions/stores/safety/device-signs.ts'
import { commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { findMailChange, findUsed, findWayBack } from '../mail-change.ts'

export const handler = handle(ownAccount.confirmMailChange, {
  load: ({ body, now }) => ({ change: findMailChange(body.token, now), wayBack: findWayBack(body.token, now) }),
  run: ({ body, change, wayBack, now, refuse }) =>
    retryOnConflict(async (attempt) => {
      const found = attempt === 0 ? change : await findMailChange(body.token, now)
      if (found) {
        await commit(changing(found, now))
        return { status: 'changed' as const, email: found.account.newEmail }
      }
      const back = attempt === 0 ? wayBack : await findWayBack(body.token, now)
      if (!back) return (await findUsed(body.token, now)) ?? refuse('link_invalid')
      await commit(goingBack(back, now))
      return { status: 'taken_back' as const, email: back.former.email }
    }),
})

type Change = NonNullable<Awaited<ReturnType<typeof findMailChange>>>

/**
 * Claims the new address in the transaction of the change: if two members change to the same
 * address, the second is refused. The old address is reserved for the member, or released if it was
 * never confirmed.
 */
function changing({ account: member, card, insteadOf, credits }: Change, now: Date): Write[] {
  const { id, email: old, newEmail } = member
  const writes = [
    moveToNewEmail(member, credits.taken, now),
    claimEmail(newEmail, id, { insteadOf, now }),
    ...credits.writes,
  ]
  // The old address was never confirmed, so no undo link is sent to it: with the link, the owner of
  // that address could take over the account.
  if (member.status === 'not_confirmed')
    return [...writes, releaseEmail(old, id), ...(card && !member.invisible ? [showCard(card, now)] : [])]
  const change = ulid(now.getTime())
  const until = wayBackEnd(now)
  return [
    ...writes,
    reserveEmail(old, id, until),
    addFormerEmail(id, change, old, until),
    ...notify(member, { event: 'mailChanged', id: change, props: { change } }, now),
  ]
}

type WayBack = NonNullable<Awaited<ReturnType<typeof findWayBack>>>

/**
 * Undoes an address change and all later ones: an attacker may have made the later changes, and
 * must not be able to use their undo links to return to an address of the attacker. If the member
 * is banned, the address that the account returns to gets ban marks too, for the address and for
 * the devices last used with it (MOD-09); the abandoned address keeps its marks.
 */
function goingBack({ account: member, former, later }: WayBack, now: Date): Write[] {
  const { id, email, status, bannedEmails, banMarkId } = member
  const link = ulid(now.getTime())
  const left = new Set([email, ...later.map((each) => each.email)])
  left.delete(former.email)
  const event = status === 'deletion_pending' ? 'mailChangeUndoneWhileLeaving' : 'mailChangeUndone'
  return [
    moveBack(member, former, link, now),
    claimEmail(former.email, id),
    ...[...left].map((one) => releaseEmail(one, id)),
    ...[former, ...later].map((each) => removeFormerEmail(id, each.id)),
    ...(bannedEmails && banMarkId !== undefined
      ? [addBannedAddress(addressHash(former.email), banMarkId, now), addBannedDevice(former.email, now)]
      : []),
    ...notify({ ...member, email: former.email }, { event, id: link, props: { link } }, now),
  ]
}
