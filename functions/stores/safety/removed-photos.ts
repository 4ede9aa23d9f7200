import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { type Decision, findDecision, isForCases, isInForce } from './decision.ts'

const Row = z.object({ number: z.string() })

/**
 * Selects from `photos`, which are in removed messages of a member, those that only roles for cases
 * may see because of the decision that removed the message. Includes photos whose decision has
 * expired, as it is then unknown who may see them.
 */
export async function listWithheldPhotos(memberId: string, photos: readonly string[]): Promise<string[]> {
  const { items } = await list(Row, keys.answeringDecisionsOfMember(memberId), { consistent: true })
  const found = await Promise.all(items.map(({ number }) => findDecision(number, { consistent: true })))
  const removals = new Map(found.flatMap((one) => (one?.photo && isRemoval(one) ? [[one.photo, one] as const] : [])))
  return photos.filter((photo) => {
    const removal = removals.get(photo)
    return !removal || isForCases(removal)
  })
}

const isRemoval = (decision: Decision): boolean => decision.kind === 'message_removed' && isInForce(decision)
