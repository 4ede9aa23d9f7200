import * as z from 'zod/mini'
import { due, queue } from '#functions/table/index-keys.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { listQueued } from '#functions/table/staff-queue.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { photoTypes } from '#shared/model/photo.ts'
import { type Pose, poses, type VerificationReason, verificationReasons } from '#shared/model/verification.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { photoSeconds, verificationLimits } from '#shared/rules/photo-limits.ts'

/**
 * Photo verification of a member (MOD-22), at most one. Removed on approval: the rows of the
 * compared photos then store that they are verified. After a refusal it stays for some days, with
 * its reason.
 */
export const Verification = z.object({
  id: z.string(),
  pose: z.enum(poses),
  stage: z.enum(['asked', 'inspecting', 'waiting', 'refused']),
  startedAt: z.string(),
  /** Time until which a picture of this pose is accepted. */
  expiresAt: z.string(),
  type: z.optional(z.enum(photoTypes)),
  arrivedAt: z.optional(z.string()),
  reason: z.optional(z.enum(verificationReasons)),
  /** Staff who opened the picture: only they can approve the verification. */
  seenBy: z.optional(z.array(z.string())),
  /** ETag of the file under inspection: a second file from the same form is ignored. */
  upload: z.optional(z.string()),
  /**
   * Sort key in the index `due`: when the verification expires, or its place in the staff's queue.
   */
  dueAt: z.optional(z.string()),
})
export type Verification = z.infer<typeof Verification>

export const findVerification = (memberId: string, options?: { consistent?: boolean }) =>
  find(Verification, keys.verification(memberId), options)

const changed = () => new Conflict('the verification changed meanwhile')

const dueFor = (memberId: string, at: Date) => due('expireVerifications', at, memberId)
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** New verification that asks for a pose. */
export const newVerification = (id: string, pose: Pose, now: Date): Verification => ({
  id,
  pose,
  stage: 'asked',
  startedAt: now.toISOString(),
  expiresAt: after(now, verificationLimits.poseSeconds).toISOString(),
})

/** Stores a new verification; optimistic lock on the verification that was read, if any. */
export const addVerification = (memberId: string, asked: Verification, seen: Verification | undefined): Write =>
  put(
    keys.verification(memberId),
    { ...asked, ...dueFor(memberId, new Date(asked.expiresAt)) },
    {
      condition: seen ? 'id = :seen AND stage = :stage' : 'attribute_not_exists(PK)',
      ...(seen && { values: { ':seen': seen.id, ':stage': seen.stage } }),
      onConflict: changed,
    },
  )

/**
 * Starts the inspection of the file with the ETag `upload`. Idempotent for a repeated event;
 * Conflict for another file or verification, and after the inspection.
 */
export const markVerificationInspecting = (
  memberId: string,
  { id, upload }: { id: string; upload: string },
  now: Date,
): Write =>
  update(keys.verification(memberId), 'SET stage = :inspecting, upload = :upload, dueAt = :due', {
    condition: 'id = :id AND (stage = :asked OR (stage = :inspecting AND upload = :upload))',
    values: {
      ':id': id,
      ':upload': upload,
      ':asked': 'asked',
      ':inspecting': 'inspecting',
      ':due': dueFor(memberId, after(now, photoSeconds.inspection)).dueAt,
    },
    onConflict: changed,
  })

/** Puts a verification into the queue of staff, once its picture is in the bucket. */
export const markVerificationWaiting = (
  memberId: string,
  { id, upload }: { id: string; upload: string },
  now: Date,
): Write => {
  const { dueJob, dueAt } = queue('verifications', now, memberId)
  return update(
    keys.verification(memberId),
    'SET stage = :waiting, arrivedAt = :now, dueJob = :job, dueAt = :at REMOVE upload',
    {
      condition: 'id = :id AND stage = :inspecting AND upload = :upload',
      values: {
        ':id': id,
        ':upload': upload,
        ':inspecting': 'inspecting',
        ':waiting': 'waiting',
        ':now': now.toISOString(),
        ':job': dueJob,
        ':at': dueAt,
      },
      onConflict: changed,
    },
  )
}

/**
 * Refuses a verification; optimistic lock on the stage that was read. A reaction removes the
 * picture (functions/photos/reactions/removeVerificationFiles.ts).
 */
export const refuseVerification = (
  memberId: string,
  { id, stage }: Pick<Verification, 'id' | 'stage'>,
  reason: VerificationReason,
  now: Date,
  onConflict: Write['onConflict'] = changed,
): Write =>
  update(
    keys.verification(memberId),
    'SET stage = :refused, reason = :reason, #ttl = :end REMOVE dueJob, dueAt, upload, arrivedAt, seenBy',
    {
      condition: 'id = :id AND stage = :stage',
      names: { '#ttl': 'ttl' },
      values: {
        ':id': id,
        ':stage': stage,
        ':refused': 'refused',
        ':reason': reason,
        ':end': Math.floor(now.getTime() / 1000) + verificationLimits.refusedDays * daySeconds,
      },
      onConflict,
    },
  )

/**
 * Records that a member of staff opens the picture. Refused with `not_found` if the verification no
 * longer waits.
 */
export const markSeenBy = (memberId: string, { id }: Pick<Verification, 'id'>, staffId: string): Write =>
  update(keys.verification(memberId), 'SET seenBy = list_append(if_not_exists(seenBy, :none), :me)', {
    condition: 'id = :id AND stage = :waiting',
    values: { ':id': id, ':waiting': 'waiting', ':none': [], ':me': [staffId] },
    onConflict: refusing('not_found'),
  })

/** Removes an approved verification; refused with `already_decided` if a colleague was first. */
export const removeWaiting = (memberId: string, id: string): Write =>
  remove(keys.verification(memberId), {
    condition: 'id = :id AND stage = :waiting',
    values: { ':id': id, ':waiting': 'waiting' },
    onConflict: refusing('already_decided'),
  })

/** Removes a verification without a picture; Conflict if it changed since it was read. */
export const removeAsked = (memberId: string, { id, stage }: Verification): Write =>
  remove(keys.verification(memberId), {
    condition: 'id = :id AND stage = :stage',
    values: { ':id': id, ':stage': stage },
    onConflict: changed,
  })

/** Removes a verification in any stage: the member withdraws, leaves or is banned. */
export const endVerification = (memberId: string): Write => remove(keys.verification(memberId))

/** Page of the verifications that await staff, oldest first. */
export const listWaitingVerifications = (page: { limit: number; after?: string | undefined }) =>
  listQueued('verifications', page, async ({ PK }) => {
    const memberId = memberIn(PK)
    const verification = await findVerification(memberId)
    return verification?.stage === 'waiting' ? { memberId, verification } : undefined
  })
