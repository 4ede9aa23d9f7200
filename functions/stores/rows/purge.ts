import * as z from 'zod/mini'
import { removeFiles } from '#functions/platform/bucket.ts'
import { invalidateCdn } from '#functions/platform/cdn.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { addressHash } from '#functions/stores/account/addresses.ts'
import { releaseEmail, releaseName } from '#functions/stores/account/claims.ts'
import { removeDeletion } from '#functions/stores/account/deletion.ts'
import { restoreChat } from '#functions/stores/chats/archive.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { allOfMember, type Key, keys, memberRowKindOf, memberRowKinds } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { apply, commit, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { remove } from '#functions/table/write.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { idIn } from './export-entry.ts'
import { rowKinds } from './kinds.ts'

/**
 * Erases a member whose deletion is final: their partition, and by its rows everything that names them elsewhere. Payments stay, as the law asks
 * (TRAP-46): they hold the id, what was bought and what it cost. Every step may be repeated and leaves behind what the next one starts from: the account
 * goes when nothing hangs on it any more, and then nothing new can; the wish itself goes last. Answers whether it came to its end in time.
 */
export async function purge(id: string, account: Account | undefined, isTimeLeft: () => boolean): Promise<boolean> {
  const mailbox = account && addressHash(account.email)
  if (account) {
    await invalidateCdn([`/photos/${id}/*`])
    for (const folder of ['photos', 'quarantine', 'exports']) await removeFiles(`${folder}/${id}/`)
    const profile = await findProfile(id, { consistent: true })
    await applyIfStanding(releaseEmail(account.email, id))
    // Missing where an earlier run came further than this.
    if (profile) await applyIfStanding(releaseName(nameClaim(profile.name), id))
    if (!(await removeRows(id, mailbox, isTimeLeft))) return false
    await apply(remove(keys.account(id)))
  }
  // What was written beside the first removal, such as the credits of a payment that was reported late.
  if (!(await removeRows(id, mailbox, isTimeLeft))) return false
  await apply(removeDeletion(id))
  return true
}

/** What of a row tells where else the member is named. */
const Row = z.object({
  PK: z.string(),
  SK: z.string(),
  partner: z.optional(z.object({ id: z.string() })),
  /** To whom a signup message waits to go. */
  to: z.optional(z.string()),
  email: z.optional(z.string()),
  audit: z.optional(z.object({ PK: z.string(), SK: z.string() })),
})
type Row = z.infer<typeof Row>

/** Rows at a time; each may take two of another member along, and a transaction has at most 100 steps. */
const rowsAtATime = 33

const lastToGo: readonly string[] = memberRowKinds.filter((kind) => rowKinds[kind].purge === 'last')

async function removeRows(id: string, mailbox: string | undefined, isTimeLeft: () => boolean): Promise<boolean> {
  while (isTimeLeft()) {
    const { items } = await list(
      Row,
      { ...allOfMember(id), limit: rowsAtATime + lastToGo.length },
      { consistent: true },
    )
    const rows = items.filter(({ SK }) => !lastToGo.includes(SK)).slice(0, rowsAtATime)
    if (rows.length === 0) return true
    for (const row of rows) if (!(await forgetElsewhere(id, row, mailbox, isTimeLeft))) return false
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

/** Takes the member out of what the row points to, beside its mirrors. Returns false where time ran out. */
async function forgetElsewhere(
  id: string,
  row: Row,
  mailbox: string | undefined,
  isTimeLeft: () => boolean,
): Promise<boolean> {
  const { before, isConversation } = purgeOf(row)
  const write = before?.(id, row, mailbox)
  if (write) await applyIfStanding(write)
  if (!isConversation) return true
  const conversation = idIn(row)
  // The partner's archive counts it.
  if (row.partner) await restoreChat(row.partner.id, conversation)
  return removeMessages(conversation, isTimeLeft)
}

const Item = z.object({ PK: z.string(), SK: z.string() })

/** All of a conversation but the two rows: what the other wrote in it is gone with it, as it was said to this member. */
async function removeMessages(conversation: string, isTimeLeft: () => boolean): Promise<boolean> {
  const { PK } = keys.messages(conversation)
  while (isTimeLeft()) {
    const { items } = await list(Item, { PK, limit: 100 }, { consistent: true })
    if (items.length === 0) return true
    await commit(items.map((item) => remove(item)))
  }
  return false
}

/** Passes over what was gone already, or is somebody else's by now. */
const applyIfStanding = (write: Write): Promise<unknown> => apply(write).catch(ignoreConflict)
