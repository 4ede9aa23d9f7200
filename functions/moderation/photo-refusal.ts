import type { Account } from '#functions/stores/account/account.ts'
import type { Album, Photo } from '#functions/stores/photos/photo.ts'
import { decidePhoto } from '#functions/stores/photos/queue.ts'
import { refusalFacts } from '#functions/stores/photos/refusal-facts.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import { copyAhead } from '#functions/stores/safety/evidence-files.ts'
import { statedDecision } from '#functions/stores/safety/stated-decision.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { type DecisionSource, refusalGrounds } from '#shared/model/decision.ts'
import type { staffRefusalReasons } from '#shared/model/photo.ts'

type Reason = (typeof staffRefusalReasons)[number]

type PhotoOwner = { owner: Account; album: Album; profile: Profile }

/**
 * How staff learned of a photo in their queue: `automatic` if the inspection found something in it,
 * or a similar photo; else `own`.
 */
export const photoSource = (photo: Pick<Photo, 'findings' | 'isAlike'> | undefined): DecisionSource =>
  photo?.findings?.length || photo?.isAlike ? 'automatic' : 'own'

/**
 * Copies a waiting photo as evidence for an objection, and returns the writes that refuse it by a
 * decision with a number. Files outside the evidence are deleted, and the owner gets the statement
 * of reasons (MOD-02, MOD-03). Throws the refusals of `decidePhoto`.
 */
export async function refusePhoto(
  { owner, album, profile }: PhotoOwner,
  { photo, reason, number }: { photo: string; reason: Reason; number: string },
  author: Pick<Staff, 'id'>,
  now: Date,
): Promise<Write[]> {
  const refused = decidePhoto(album, photo, { verdict: 'refused', reason }, now)
  // Copied before the transaction, because the photo's files are removed after it.
  await copyAhead(number, owner.id, [photo], now)
  const waiting = album.photos.find(({ id }) => id === photo)
  const photoHash = waiting?.imageHash
  const made = {
    ...({ number, kind: 'photo_refused', ground: refusalGrounds[reason], until: null } as const),
    source: photoSource(waiting),
    facts: await refusalFacts(reason, owner.language),
    photo,
    ...(photoHash && { photoHash }),
  }
  return [
    ...refused,
    ...statedDecision(
      made,
      { account: owner, profile },
      // A photo is refused only once, so its id is also the id of the request.
      { author, request: photo, onRepeat: () => new Conflict('the photo is refused'), photos: [photo], now },
    ),
  ]
}
