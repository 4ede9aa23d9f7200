import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { findAccount } from '#functions/stores/account/account.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { refusalFacts } from '#functions/stores/photos/refusal-facts.ts'
import type { RefusedHash } from '#functions/stores/photos/refused.ts'
import { refuseUpload } from '#functions/stores/photos/upload.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { copyAhead } from '#functions/stores/safety/evidence-files.ts'
import { statedDecision } from '#functions/stores/safety/stated-decision.ts'
import { addAudit, inspection } from '#functions/stores/staff/audit.ts'
import { Conflict, commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import type { DecisionGround } from '#shared/model/decision.ts'
import type { RefusalReason } from '#shared/model/photo.ts'
import { newReference } from '#shared/rules/reference.ts'

const consistent = { consistent: true } as const
const reason = 'refused_before'

/**
 * Writes of the audit entry of a photo that the inspection refused; `ground` is set only if the
 * refusal is a decision.
 */
export const refusalEntry = (
  memberId: string,
  { id, why, ground }: { id: string; why: RefusalReason; ground?: DecisionGround },
  now: Date,
): Write[] =>
  addAudit(
    inspection,
    {
      ...{ id: ulid(now.getTime()), action: 'photo_refused', member: memberId, reason: why, subject: id },
      counted: { item: why, ...(ground && { ground, source: 'machine' }) },
    },
    now,
  )

/**
 * Refuses a copy of a picture that staff refused before, of any member. This is a decision that no
 * person made, as its statement of reasons says, with a number, evidence and an objection (MOD-02,
 * MOD-03). It has the ground of the earlier refusal, whose image hash (`known`) is removed if the
 * decision is reversed. `signals` are written in the same transaction. Returns false and refuses
 * nothing if the photo or its owner no longer exists, or if the photo no longer waits for its
 * inspection.
 */
export function refuseKnown(
  memberId: string,
  id: string,
  { known, signals }: { known: RefusedHash; signals: readonly Write[] },
  now: Date,
): Promise<boolean> {
  const number = newReference(randomInt)
  return retryOnConflict(async () => {
    const [account, profile, album] = await Promise.all([
      findAccount(memberId, consistent),
      findProfile(memberId, consistent),
      findAlbum(memberId, consistent),
    ])
    const stage = album.photos.find((photo) => photo.id === id)?.stage
    if (!account || !profile || !['uploading', 'inspecting'].includes(stage ?? '')) return false
    // Copied before the transaction, because the photo's files are removed after it.
    await copyAhead(number, memberId, [id], now)
    const decision = {
      ...({ number, kind: 'photo_refused', ground: known.ground, source: 'machine', until: null } as const),
      ...{ facts: await refusalFacts(reason, account.language), photo: id, photoHash: known.imageHash },
    }
    await commit([
      ...refuseUpload(album, id, reason, now),
      ...statedDecision(
        decision,
        { account, profile },
        // An upload is refused once, so its id serves as that of the request.
        { author: inspection, request: id, onRepeat: () => new Conflict('the photo is refused'), photos: [id], now },
      ),
      ...refusalEntry(memberId, { id, why: reason, ground: known.ground }, now),
      ...signals,
    ])
    return true
  })
}
