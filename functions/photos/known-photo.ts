import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { findAccount } from '#functions/stores/account/account.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { refusalFacts } from '#functions/stores/photos/refusal-facts.ts'
import type { findRefused } from '#functions/stores/photos/refused.ts'
import { refuseUpload } from '#functions/stores/photos/upload.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { copyAhead } from '#functions/stores/safety/evidence-files.ts'
import { statedDecision } from '#functions/stores/safety/stated-decision.ts'
import { addAudit, inspection } from '#functions/stores/staff/audit.ts'
import { Conflict, commit, retryOnConflict } from '#functions/table/transaction.ts'
import { newReference } from '#shared/rules/reference.ts'

type Known = NonNullable<Awaited<ReturnType<typeof findRefused>>>

const consistent = { consistent: true } as const
const reason = 'refused_before'

/**
 * Refuses an upload that shows a picture which staff refused before, whoever sent that. No person
 * decides, and the statement of reasons says so; number, evidence and objection are those of a
 * refusal by staff (MOD-02, MOD-03). `known`: the earlier picture, whose ground it shares and whose
 * hash a reversal forgets. False, without effect, where photo or owner are gone, or the photo was
 * decided meanwhile.
 */
export function refuseKnown(memberId: string, id: string, known: Known, now: Date): Promise<boolean> {
  const number = newReference(randomInt)
  return retryOnConflict(async () => {
    const [account, profile, album] = await Promise.all([
      findAccount(memberId, consistent),
      findProfile(memberId, consistent),
      findAlbum(memberId, consistent),
    ])
    const stage = album.photos.find((photo) => photo.id === id)?.stage
    if (!account || !profile || !['uploading', 'inspecting'].includes(stage ?? '')) return false
    // Before the transaction, after which the photo's files are removed.
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
      ...addAudit(
        inspection,
        {
          ...{ id: ulid(now.getTime()), action: 'photo_refused', member: memberId, reason, subject: id },
          counted: { item: reason },
        },
        now,
      ),
    ])
    return true
  })
}
