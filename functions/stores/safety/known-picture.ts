import { randomInt } from 'node:crypto'
import { findAccount } from '#functions/stores/account/account.ts'
import { refusalFacts } from '#functions/stores/photos/refusal-facts.ts'
import type { RefusedHash } from '#functions/stores/photos/refused.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { Conflict, commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import type { PhotoRefusal } from '#shared/model/decision.ts'
import { newReference } from '#shared/rules/reference.ts'
import { copyAhead } from './evidence-files.ts'
import { statedDecision } from './stated-decision.ts'

const consistent = { consistent: true } as const

/** Reason of the refusal of a picture that staff refused before. */
export const refusedBefore = 'refused_before'

type Known = {
  /** The inspection, as author of the decision. */
  author: { id: string }
  kind: PhotoRefusal
  /** Id of the photo in the bucket. It is refused once, so the id serves as that of the request. */
  photo: string
  /** Image hash of the earlier refusal, and its ground. */
  known: RefusedHash
  /**
   * Writes that refuse the photo, with their audit entry, for the decision with this number;
   * undefined if the photo does not wait for its inspection any more.
   */
  refuse: (number: string) => Promise<Write[] | undefined>
}

/**
 * Refuses a copy of a picture that staff refused before, of any member. This is a decision that no
 * person made, as its statement of reasons says, with a number, evidence and an objection (MOD-02,
 * MOD-03). It has the ground of the earlier refusal, whose image hash is removed if the decision is
 * reversed. The renditions are in the bucket already. Returns false and refuses nothing if the
 * photo or its owner no longer exists, or if the photo no longer waits.
 */
export function refuseKnownPicture(
  memberId: string,
  { author, kind, photo, known, refuse }: Known,
  now: Date,
): Promise<boolean> {
  const number = newReference(randomInt)
  return retryOnConflict(async () => {
    const [account, profile, writes] = await Promise.all([
      findAccount(memberId, consistent),
      findProfile(memberId, consistent),
      refuse(number),
    ])
    if (!account || !profile || !writes) return false
    // Copied before the transaction, because the photo's files are removed after it.
    await copyAhead(number, memberId, [photo], now)
    const decision = {
      ...({ number, kind, ground: known.ground, source: 'machine', until: null } as const),
      ...{ facts: await refusalFacts(refusedBefore, account.language), photo, photoHash: known.imageHash },
    }
    const onRepeat = () => new Conflict('the photo is refused')
    await commit([
      ...writes,
      ...statedDecision(decision, { account, profile }, { author, request: photo, onRepeat, photos: [photo], now }),
    ])
    return true
  })
}
