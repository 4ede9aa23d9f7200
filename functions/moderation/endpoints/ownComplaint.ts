import { handle } from '#functions/auth/staff-handle.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { isOwnCase } from '#functions/stores/safety/case.ts'
import { conflictInsteadOfRefusal, isHandedTo, ownComplaint } from '#functions/stores/safety/complaint-owner.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { mayDecide } from '../case-pictures.ts'
import { findGroup, isLeftTo, mayTake } from '../complaint-group.ts'

export const handler = handle(moderation.ownComplaint, {
  run: async ({ staff: own, body: { id, from }, now, refuse }) => {
    await retryOnConflict(async () => {
      const group = await findGroup(id, own, now)
      if (!group) return refuse('not_found')
      if (isOwnCase(group.named, own)) return refuse('own_decision')
      if (!mayDecide(group.named, own)) throw new Refusal('role_required')
      const others = group.others.filter((other) => mayTake(other, own) && isLeftTo([own.id, from], other, now))
      // A complaint that a colleague handed to this person keeps its ownership, as a new ownership
      // would end earlier.
      const writes = [group.named, ...others]
        .filter((one) => !isHandedTo(own, one, now))
        .map((one) => {
          const write = ownComplaint(one.id, own, from, now)
          return one === group.named ? write : conflictInsteadOfRefusal(write)
        })
      if (writes.length > 0) await commit(writes)
    })
    return { owned: true as const }
  },
})
