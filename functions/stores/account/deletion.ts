import * as z from 'zod/mini'
import { due, keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { type Account, changed } from './account.ts'

/** A member's wish to be gone. Reason and remarks are theirs to give or not (TRAP-44) and go with the account, or when they come back. */
const DeletionWish = z.object({
  id: z.string(),
  at: z.string(),
  reason: z.optional(z.string()),
  remarks: z.optional(z.string()),
})
type DeletionWish = z.infer<typeof DeletionWish>

/** A wish to be gone as it stands in the table. */
const Deletion = z.object({
  ...DeletionWish.shape,
  /** When it was taken back; it stands a little longer for a link whose answer was lost. */
  undoneAt: z.optional(z.string()),
  /** Its place in the due index. */
  dueAt: z.optional(z.string()),
})

export const findDeletion = (memberId: string) => find(Deletion, keys.deletion(memberId), { consistent: true })

/** When a deletion of this moment becomes final (ACC-47). */
export const finalAfter = (now: Date): Date => new Date(now.getTime() + deletionGraceDays * 86_400_000)

/** Whether the link of this deletion still brings the account back: to the moment when it is final, and not for who was banned meanwhile. */
export const mayComeBack = (
  { status, deletionId, deletionDueAt = '' }: Account,
  deletion: string,
  now: Date,
): boolean => status === 'deletion_pending' && deletionId === deletion && deletionDueAt > now.toISOString()

/** Both halves of a deletion: the account is gone for everybody at once, and every session of it is over (TRAP-46). */
export const addDeletion = ({ id, status }: Account, deletion: DeletionWish, finalAt: Date): Write[] => [
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

/** How long the link that was used says so again, for a browser whose first answer was lost (OPEN-69). */
export const repeatSeconds = 10 * 60

/** Takes a deletion back: the account is what it was. Of the wish only its id is kept, for some minutes. Sessions of before stay over. */
export const undoDeletion = (account: Account, now: Date): Write[] => [
  update(keys.account(account.id), 'SET #status = :before REMOVE statusBefore, deletionDueAt, deletionId', {
    condition: '#status = :leaving AND deletionId = :deletion AND invisible = :invisible',
    names: { '#status': 'status' },
    values: {
      ':before': account.statusBefore,
      ':leaving': 'deletion_pending',
      ':deletion': account.deletionId,
      // What else goes with it (the card in the index) rests on this.
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

/** A purge that died is taken up again after this time, which no run of the job reaches. */
const leaseMs = 15 * 60_000

/**
 * The right to purge, for a quarter of an hour: the member is deleted for good, and the wish stays due until the purge has come to its end. Throws
 * Conflict where the deletion was taken back or another run was first. `account` is missing where an earlier run had come that far.
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
          condition: '#status IN (:leaving, :banned, :deleted) AND deletionDueAt <= :now',
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

/** The last trace of a member. */
export const removeDeletion = (id: string): Write => remove(keys.deletion(id))
