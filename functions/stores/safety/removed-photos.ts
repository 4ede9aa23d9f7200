import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { type Decision, findDecision, isForCases, isInForce } from './decision.ts'

const Row = z.object({ number: z.string() })

/**
 * Those of the photos of a member's messages that only roles for cases may see, because of the
 * decision that removed the message. The messages of `removed` are known to be removed: where the
 * decision has expired before the files, nobody knows any more who may see them.
 */
export async function listWithheldPhotos(
  memberId: string,
  removed: readonly string[],
  others: readonly string[],
): Promise<string[]> {
  const { items } = await list(Row, keys.answeringDecisionsOfMember(memberId), { consistent: true })
  const found = await Promise.all(items.map(({ number }) => findDecision(number)))
  const removals = new Map(found.flatMap((one) => (one?.photo && isRemoval(one) ? [[one.photo, one] as const] : [])))
  const isWithheld = (photo: string, ifUnknown: boolean) => {
    const removal = removals.get(photo)
    return removal ? isForCases(removal) : ifUnknown
  }
  return [...removed.filter((one) => isWithheld(one, true)), ...others.filter((one) => isWithheld(one, false))]
}

const isRemoval = (decision: Decision): boolean => decision.kind === 'message_removed' && isInForce(decision)
