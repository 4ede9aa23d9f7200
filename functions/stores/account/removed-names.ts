import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { putNew, remove } from '#functions/table/write.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { reclaimName, releaseReserved, reserveName } from './claims.ts'

/**
 * Name of a member that a decision removed. The name is reserved until a reversal of the decision
 * or the purge of the member; this row outlives the decision, which expires earlier.
 */
export const RemovedName = z.object({ name: z.string(), number: z.string(), at: z.string() })

type Removed = { memberId: string; name: string; number: string }

export const findRemovedName = (memberId: string, number: string) =>
  find(RemovedName, keys.removedName(memberId, number))

/** Names that decisions removed from a member and that are still reserved. */
export const listRemovedNames = async (memberId: string): Promise<string[]> =>
  (await list(RemovedName, keys.removedNames(memberId), { consistent: true })).items.map(({ name }) => name)

/** Removes a name from its member and reserves it. */
export const addRemovedName = ({ memberId, name, number }: Removed, now: Date): Write[] => [
  ...reserveName(nameClaim(name), memberId, number),
  putNew(keys.removedName(memberId, number), { name, number, at: now.toISOString() }, () => new Conflict('a repeat')),
]

/** Gives a removed name back to its member. */
export const restoreRemovedName = ({ memberId, name, number }: Removed): Write[] => [
  ...reclaimName(nameClaim(name), memberId, number),
  remove(keys.removedName(memberId, number)),
]

/** Ends the reservation of a removed name. */
export const releaseRemovedName = ({ memberId, name, number }: Removed): Write[] => [
  releaseReserved(nameClaim(name), memberId, number),
  remove(keys.removedName(memberId, number)),
]
