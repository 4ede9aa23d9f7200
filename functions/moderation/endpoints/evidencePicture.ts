import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { evidenceKey } from '#functions/platform/bucket-paths.ts'
import { findEvidenceFile } from '#functions/platform/evidence-bucket.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { seesEvidence, seesEvidencePhoto } from '../complaints.ts'
import { seesPhoto } from '../objections.ts'
import { maxPictureBytes } from '../picture-size.ts'

const files = { clear: 'full', blurred: 'locked' } as const

export const handler = handle(moderation.evidencePicture, {
  load: ({ query: { id }, now }) => ({
    complaint: findComplaint(id),
    decision: findDecision(id),
    evidence: findEvidence(id, now),
  }),
  run: async ({ staff: own, complaint, decision, evidence, query: { id, photo, picture }, now, refuse }) => {
    const account = decision?.member ? await findAccount(decision.member, { consistent: true }) : undefined
    const maySee = complaint
      ? await seesEvidence(complaint, own)
      : decision !== undefined && seesPhoto(decision, account, own)
    if (!maySee || !evidence?.photos.includes(photo) || !seesEvidencePhoto(evidence, photo, own))
      return refuse('not_found')
    const file =
      (await findEvidenceFile(evidenceKey(id, photo, files[picture]), maxPictureBytes)) ?? refuse('not_found')
    const member = complaint?.about ?? decision?.member
    // The view of the clear picture is recorded before the picture is shown. A blurred picture is
    // shown without a record.
    if (picture === 'clear')
      await commit(
        addAudit(
          own,
          {
            id: ulid(now.getTime()),
            action: 'evidence_viewed',
            subject: id,
            photo,
            ...(member && { member }),
          },
          now,
        ),
      )
    return { picture: file.body.toString('base64') }
  },
})
