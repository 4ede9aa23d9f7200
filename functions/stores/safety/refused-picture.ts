import { randomInt } from 'node:crypto'
import { findAccount } from '#functions/stores/account/account.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { Conflict, commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { DecisionGround, PhotoRefusal } from '#shared/model/decision.ts'
import { newReference } from '#shared/rules/reference.ts'
import type { Decision } from './decision.ts'
import { copyAhead } from './evidence-files.ts'
import { statedDecision } from './stated-decision.ts'

const consistent = { consistent: true } as const

type Refused = {
  /** Author of the decision: the machine that inspected the photo. */
  author: { id: string }
  kind: PhotoRefusal
  /**
   * Id of the photo in the bucket. A photo is refused only once, so its id is also the id of the
   * request.
   */
  photo: string
  ground: DecisionGround
  /** Facts of the statement of reasons, in the words of the site. */
  factsIn: (language: Language) => Promise<string>
  /**
   * Image hash of the photo, for a reversal of the decision, and whether only roles for cases may
   * see the photo.
   */
  hash: Pick<Decision, 'photoHash' | 'foundHash' | 'isWithheld'>
  /**
   * Writes that refuse the photo, with their audit entry, for the decision with this number;
   * undefined if the photo does not wait for its inspection any more.
   */
  refuse: (decision: { number: string; facts: string }) => Promise<Write[] | undefined>
}

/**
 * Refuses a picture by an automatic decision, with a number, evidence and the right to object
 * (MOD-02, MOD-03). The statement of reasons says that the decision was automatic. Returns false
 * and refuses nothing if the photo or its owner no longer exists, or if the photo no longer waits.
 */
export function refusePicture(
  memberId: string,
  { author, kind, photo, ground, factsIn, hash, refuse }: Refused,
  now: Date,
): Promise<boolean> {
  const number = newReference(randomInt)
  return retryOnConflict(async () => {
    const [account, profile] = await Promise.all([findAccount(memberId, consistent), findProfile(memberId, consistent)])
    if (!account || !profile) return false
    const facts = await factsIn(account.language)
    const writes = await refuse({ number, facts })
    if (!writes) return false
    // Copied before the transaction, because the photo's files are removed after it.
    await copyAhead(number, memberId, [photo], now)
    const decision = {
      ...({ number, kind, ground, source: 'machine', until: null } as const),
      facts,
      photo,
      ...hash,
    }
    const onRepeat = () => new Conflict('the photo is refused')
    await commit([
      ...writes,
      ...statedDecision(decision, { account, profile }, { author, request: photo, onRepeat, photos: [photo], now }),
    ])
    return true
  })
}
