import * as z from 'zod/mini'
import { removeFiles } from '#functions/platform/bucket.ts'
import { memberFolders } from '#functions/platform/bucket-paths.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { addressHash } from '#functions/stores/account/addresses.ts'
import { releaseEmail, releaseName, releaseNumber } from '#functions/stores/account/claims.ts'
import { removeDeletion } from '#functions/stores/account/deletion.ts'
import { restoreChat } from '#functions/stores/chats/archive.ts'
import { returnUnanswered } from '#functions/stores/chats/unanswered.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { allOfMember, type Key, memberRowKindOf, memberRowKinds } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { apply, commit, ignoreConflict, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { remove } from '#functions/table/write.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { idIn } from './export-entry.ts'
import { rowKinds } from './kinds.ts'
import { OwnRow } from './own-row.ts'

/**
 * Purges a deleted member: the rows of the member's partition, and all other items that mention the
 * member, which are found through these rows. Payments are kept by law (TRAP-46), with the member's
 * id, the bundle and the price. Every step is idempotent and leaves the data that later steps need.
 * The account is removed after the rows that depend on it; without an account, no such row can be
 * added. The deletion request is removed last. Returns false if time ran out.
 */
export async function purge(
  id: string,
  account: Account | undefined,
  now: Date,
  isTimeLeft: () => boolean,
): Promise<boolean> {
  const mailbox = account && addressHash(account.email)
  if (account) {
    for (const folder of memberFolders(id)) await removeFiles(folder)
    const profile = await findProfile(id, { consistent: true })
    await applyUnlessChanged(releaseEmail(account.email, id))
    // An earlier run may have removed the profile.
    if (profile) {
      for (const write of releaseName(nameClaim(profile.name), id)) await applyUnlessChanged(write)
      await applyUnlessChanged(releaseNumber(profile.number, id))
    }
    if (!(await removeRows(id, mailbox, now, isTimeLeft))) return false
    await apply(remove(keys.account(id)))
  }
  // Removes rows added during the first removal, such as the credits of a payment that completed
  // late.
  if (!(await removeRows(id, mailbox, now, isTimeLeft))) return false
  await apply(removeDeletion(id))
  return true
}

const Row = z.extend(OwnRow, { PK: z.string() })
type Row = z.infer<typeof Row>

/** Batch size: each row may have two mirrors, and a transaction has at most 100 writes. */
const rowsAtATime = 33

const lastToGo: readonly string[] = memberRowKinds.filter((kind) => rowKinds[kind].purge === 'last')

async function removeRows(
  id: string,
  mailbox: string | undefined,
  now: Date,
  isTimeLeft: () => boolean,
): Promise<boolean> {
  while (isTimeLeft()) {
    const { items } = await list(
      Row,
      { ...allOfMember(id), limit: rowsAtATime + lastToGo.length },
      { consistent: true },
    )
    const rows = items.filter(({ SK }) => !lastToGo.includes(SK)).slice(0, rowsAtATime)
    if (rows.length === 0) return true
    for (const row of rows) if (!(await forgetElsewhere(id, row, mailbox, now, isTimeLeft))) return false
    await commit(
      rows.flatMap((row) => [...(purgeOf(row).mirrors?.(id, row) ?? []).map((key) => remove(key)), remove(keyOf(row))]),
    )
  }
  return false
}

const keyOf = ({ PK, SK }: Key): Key => ({ PK, SK })

const purgeOf = ({ SK }: Row) => {
  const { purge } = rowKinds[memberRowKindOf(SK)]
  return purge === 'last' ? {} : purge
}

/**
 * Removes the member from the items that a row refers to, besides its mirrors. Returns false if
 * time ran out.
 */
async function forgetElsewhere(
  id: string,
  row: Row,
  mailbox: string | undefined,
  now: Date,
  isTimeLeft: () => boolean,
): Promise<boolean> {
  const { before, isConversation } = purgeOf(row)
  const write = before?.(id, row, mailbox, now)
  if (write) await applyUnlessChanged(write)
  if (!isConversation) return true
  const conversation = idIn(row)
  // The removal of a fictional profile refunds the messages that it did not answer.
  if (row.dueAt) await retryOnConflict(() => returnUnanswered(row, now, now))
  // The totals of the other member's archive include this conversation.
  if (row.partner) await restoreChat(row.partner.id, conversation)
  return removeMessages(conversation, isTimeLeft)
}

const Item = z.object({ PK: z.string(), SK: z.string() })

/**
 * Removes the partition of a conversation: all messages, including those of the other member, and
 * the claim and notes of hosts.
 */
async function removeMessages(conversation: string, isTimeLeft: () => boolean): Promise<boolean> {
  const { PK } = keys.messages(conversation)
  while (isTimeLeft()) {
    const { items } = await list(Item, { PK, limit: 100 }, { consistent: true })
    if (items.length === 0) return true
    await commit(items.map((item) => remove(item)))
  }
  return false
}

/** Applies a removal; ignores a row that is already removed or now belongs to another member. */
const applyUnlessChanged = (write: Write): Promise<unknown> => apply(write).catch(ignoreConflict)
