import * as z from 'zod/mini'
import { removeFiles } from '#functions/platform/bucket.ts'
import { invalidateCdn } from '#functions/platform/cdn.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { addressHash } from '#functions/stores/account/addresses.ts'
import { releaseEmail, releaseName } from '#functions/stores/account/claims.ts'
import { removeDeletion } from '#functions/stores/account/deletion.ts'
import { restoreChat } from '#functions/stores/chats/archive.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { forgetInComplaint } from '#functions/stores/safety/complaint.ts'
import { forgetInAudit } from '#functions/stores/staff/staff.ts'
import { allOfMember, type Key, keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { apply, commit, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { remove } from '#functions/table/write.ts'
import { nameClaim } from '#shared/rules/name.ts'

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

const lastToGo = [keys.account('').SK, keys.deletion('').SK]

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
    await commit(rows.flatMap((row) => [...otherSides(id, row).map((key) => remove(key)), remove(keyOf(row))]))
  }
  return false
}

const keyOf = ({ PK, SK }: Key): Key => ({ PK, SK })
const isChat = (kind: string | undefined): boolean => kind === 'CHAT' || kind === 'ARCHIVED_CHAT'

/** The row of another member that is the other side of this one. */
function otherSides(id: string, { SK, partner, to }: Row): Key[] {
  const [kind, other = ''] = SK.split('#')
  if (isChat(kind)) return partner ? [keys.chat(partner.id, other), keys.archivedChat(partner.id, other)] : []
  if (kind === 'LIKE') return [keys.likedBy(other, id)]
  if (kind === 'LIKED_BY') return [keys.like(other, id)]
  if (kind === 'BLOCK') return [keys.blockedBy(other, id)]
  if (kind === 'BLOCKED_BY') return [keys.block(other, id)]
  if (kind === 'SIGNUP_MESSAGE') return to ? [keys.signupMessageFrom(to, id)] : []
  if (kind === 'SIGNUP_MESSAGE_FROM') return [keys.signupMessage(other)]
  if (kind === 'SWIPE') return [keys.swipedBy(other, id)]
  if (kind === 'SWIPED_BY') return [keys.swipe(other, id)]
  if (kind === 'OPENED') return [keys.openedBy(other, id)]
  if (kind === 'OPENED_BY') return [keys.opened(other, id)]
  return []
}

const complaintSides = { COMPLAINT_BY: 'by', COMPLAINT_ABOUT: 'about', COMPLAINT_MAIL: 'mail' } as const

/**
 * What a row points to goes before the row, or is made to name nobody; a complaint about the member keeps the hash of their mailbox. Answers whether
 * there was time for it.
 */
async function forgetElsewhere(
  id: string,
  { SK, partner, email, audit }: Row,
  mailbox: string | undefined,
  isTimeLeft: () => boolean,
): Promise<boolean> {
  const [kind = '', other = ''] = SK.split('#')
  // What the partner's archive counts of it goes with it.
  if (isChat(kind) && partner) await restoreChat(partner.id, other)
  if (isChat(kind)) return removeMessages(other, isTimeLeft)
  if (kind === 'FORMER_EMAIL' && email) await applyIfStanding(releaseEmail(email, id))
  if (kind === 'MODERATION' && audit) await applyIfStanding(forgetInAudit(audit))
  if (Object.hasOwn(complaintSides, kind))
    await applyIfStanding(forgetInComplaint(other, complaintSides[kind as keyof typeof complaintSides], mailbox))
  return true
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
