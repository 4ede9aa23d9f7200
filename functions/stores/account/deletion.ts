import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { dayMs, minuteMs } from '#shared/rules/durations.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { type Account, asRead, changed } from './account.ts'
import { repeatSeconds } from './repeat.ts'

/**
 * Requested deletion. Reason and remarks are optional (TRAP-44). They are removed with the account,
 * or when the account is reactivated.
 */
const DeletionRequest = z.object({
  id: z.string(),
  at: z.string(),
  reason: z.optional(z.string()),
  remarks: z.optional(z.string()),
})
type DeletionRequest = z.infer<typeof DeletionRequest>

/** Stored deletion request. */
const Deletion = z.object({
  ...DeletionRequest.shape,
  /**
   * Time at which the deletion was cancelled. The row remains for `repeatSeconds`, so that a
   * repeated use of the link gets the same answer.
   */
  undoneAt: z.optional(z.string()),
  /** Sort key in the due index. */
  dueAt: z.optional(z.string()),
})

export const findDeletion = (memberId: string) => find(Deletion, keys.deletion(memberId), { consistent: true })

/** End of the grace period of a deletion requested now (ACC-47). */
export const finalAfter = (now: Date): Date => new Date(now.getTime() + deletionGraceDays * dayMs)

/**
 * Whether the link of this deletion can reactivate the account: the grace period is not over, and
 * the member is not banned.
 */
export const mayComeBack = (
  { status, deletionId, deletionDueAt = '' }: Account,
  deletion: string,
  now: Date,
): boolean => status === 'deletion_pending' && deletionId === deletion && deletionDueAt > now.toISOString()

/**
 * Writes of a deletion request: the account disappears at once, and every session ends (TRAP-46).
 */
export const addDeletion = ({ id, status }: Account, deletion: DeletionRequest, finalAt: Date): Write[] => [
  update(
    keys.account(id),
    'SET #status = :leaving, statusBefore = :seen, deletionDueAt = :final, deletionId = :deletion ADD sessionVersion :one',
    {
      condition: '#status = :seen',
      names: { '#status': 'status' },
      values: {
        ':leaving': 'deletion_pending',
        ':seen': status,
        ':final': finalAt.toISOString(),
        ':deletion': deletion.id,
        ':one': 1,
      },
      onConflict: changed,
    },
  ),
  put(keys.deletion(id), { ...deletion, ...due('purgeMembers', finalAt, id) }),
]

/**
 * Writes of an erasure by staff (MOD-19). A banned member stays banned until the purge. If the
 * member has already requested a deletion, the link that cancels it no longer works. Conflict if a
 * case about the member was opened since the account was read.
 */
export function addErasure(account: Account, deletion: DeletionRequest, finalAt: Date): Write[] {
  const { id, status, deletionId } = account
  if (status === 'active' || status === 'not_confirmed') return addDeletion(account, deletion, finalAt)
  return [
    update(keys.account(id), 'SET deletionDueAt = :final, deletionId = :deletion', {
      condition: `#status = :seen AND attribute_not_exists(suspendedFor) AND ${asRead('deletionId', deletionId)}`,
      names: { '#status': 'status' },
      values: {
        ':final': finalAt.toISOString(),
        ':deletion': deletion.id,
        ':seen': status,
        ...(deletionId !== undefined && { ':deletionId': deletionId }),
      },
      onConflict: changed,
    }),
    put(keys.deletion(id), { ...deletion, ...due('purgeMembers', finalAt, id) }),
  ]
}

/**
 * Cancels a deletion and restores the earlier status. Only the id of the request stays stored, for
 * some minutes. Sessions that the request ended are not restored.
 */
export const undoDeletion = (account: Account, now: Date): Write[] => [
  update(keys.account(account.id), 'SET #status = :before REMOVE statusBefore, deletionDueAt, deletionId', {
    condition: '#status = :leaving AND deletionId = :deletion AND invisible = :invisible',
    names: { '#status': 'status' },
    values: {
      ':before': account.statusBefore,
      ':leaving': 'deletion_pending',
      ':deletion': account.deletionId,
      // Invisibility decides whether the card returns to the search indexes.
      ':invisible': account.invisible,
    },
    onConflict: changed,
  }),
  put(keys.deletion(account.id), {
    id: account.deletionId,
    at: now.toISOString(),
    undoneAt: now.toISOString(),
    ttl: Math.ceil(now.getTime() / 1000) + repeatSeconds,
  }),
]

/**
 * Lease of a purge, longer than any run of the job. If a purge fails, a run after the end of its
 * lease resumes it.
 */
const leaseMs = 15 * minuteMs

/**
 * Claims the purge for 15 minutes: the account is marked as deleted, and the request stays due
 * until the purge is complete. Conflict if the deletion was cancelled, another run was first, or
 * a case about the member is undecided.
 * `account` is undefined if an earlier run has removed it.
 */
export const claimPurge = (id: string, account: Account | undefined, seen: string, now: Date): Write[] => [
  update(keys.deletion(id), 'SET dueAt = :next', {
    condition: 'dueAt = :seen',
    values: { ':seen': seen, ':next': due('purgeMembers', new Date(now.getTime() + leaseMs), id).dueAt },
    onConflict: changed,
  }),
  ...(account
    ? [
        update(keys.account(id), 'SET #status = :deleted REMOVE dueJob, dueAt', {
          condition:
            '#status IN (:leaving, :banned, :deleted) AND deletionDueAt <= :now AND attribute_not_exists(suspendedFor)',
          names: { '#status': 'status' },
          values: {
            ':deleted': 'deleted',
            ':leaving': 'deletion_pending',
            ':banned': 'banned',
            ':now': now.toISOString(),
          },
          onConflict: changed,
        }),
      ]
    : []),
]

/** Removes the deletion request. Last step of a purge, so that a failed purge stays due. */
export const removeDeletion = (id: string): Write => remove(keys.deletion(id))
