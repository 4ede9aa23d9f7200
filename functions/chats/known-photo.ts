import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findChatPhoto, refuseChatPhoto } from '#functions/stores/chats/photo.ts'
import { refusalFacts } from '#functions/stores/photos/refusal-facts.ts'
import type { RefusedHash } from '#functions/stores/photos/refused.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { copyAhead } from '#functions/stores/safety/evidence-files.ts'
import { addSignal } from '#functions/stores/safety/risk.ts'
import { statedDecision } from '#functions/stores/safety/stated-decision.ts'
import { addAudit, inspection } from '#functions/stores/staff/audit.ts'
import { Conflict, commit, retryOnConflict } from '#functions/table/transaction.ts'
import { isCaseGround } from '#shared/model/decision.ts'
import { newReference } from '#shared/rules/reference.ts'

const consistent = { consistent: true } as const
const reason = 'refused_before'
const kind = 'chat_photo_refused'

/**
 * Refuses a copy of a picture that staff refused before, of any member, on its way into a
 * conversation: a decision without a person, with number, evidence and objection (MOD-02, MOD-03).
 * It has the ground of the earlier refusal, whose image hash (`known`) a reversal removes. The
 * renditions are in the bucket already. Returns false, without effect, where photo or member are
 * gone, or another run has sent or refused the photo.
 */
export function refuseKnown(memberId: string, id: string, known: RefusedHash, now: Date): Promise<boolean> {
  const number = newReference(randomInt)
  const photo = messagePhotoId(id)
  return retryOnConflict(async () => {
    const [account, profile, found] = await Promise.all([
      findAccount(memberId, consistent),
      findProfile(memberId, consistent),
      findChatPhoto(memberId, id, consistent),
    ])
    if (!account || !profile || found?.stage !== 'inspecting') return false
    // Copied before the transaction, because the photo's files are removed after it.
    await copyAhead(number, memberId, [photo], now)
    const { ground, imageHash: photoHash } = known
    const decision = {
      ...({ number, kind, ground, source: 'machine', until: null } as const),
      ...{ facts: await refusalFacts(reason, account.language), photo, photoHash },
    }
    await commit([
      ...refuseChatPhoto(memberId, id, reason, now),
      ...statedDecision(
        decision,
        { account, profile },
        // A photo is refused once, so its id serves as that of the request.
        { author: inspection, request: photo, onRepeat: refusedMeanwhile, photos: [photo], now },
      ),
      ...addAudit(
        inspection,
        {
          ...({ id: ulid(now.getTime()), action: kind, member: memberId, reason, subject: number } as const),
          counted: { item: kind, ground, source: 'machine' },
        },
        now,
      ),
      // Nobody sees the picture, so staff have to learn of its sender (MOD-07).
      ...(isCaseGround(ground) ? [addSignal(memberId, 'case_picture', id, now)] : []),
    ])
    return true
  })
}

const refusedMeanwhile = () => new Conflict('the photo was refused meanwhile')
