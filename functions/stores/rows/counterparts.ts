import * as z from 'zod/mini'
import { type Account, findAccount, isPresent } from '#functions/stores/account/account.ts'
import { restoreChat } from '#functions/stores/chats/archive.ts'
import { conversationOf, findChat } from '#functions/stores/chats/conversation.ts'
import { copyCardToLike, findLikedBy } from '#functions/stores/likes/like.ts'
import { Card, type ComparableCard, findComparableCard, withheld } from '#functions/stores/members/card.ts'
import { hasContactedMe } from '#functions/stores/safety/block.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { apply, Conflict, ignoreConflict, type Write } from '#functions/table/transaction.ts'
import { updateFields } from '#functions/table/update-fields.ts'
import { type CounterpartRow, listCounterpartRows, mirrorOf } from './counterpart-rows.ts'

const gone = () => new Conflict('the row was removed meanwhile')

type Copied = { card: ComparableCard; isGone: boolean; isHidden: boolean; isWithheld: boolean }

/**
 * Updates the copy and the flags of an existing row; a row that the other member removed is not
 * restored. The row of a block also has the flag `isHidden`, for a member whom search does not
 * find.
 */
function updateRow({ key, kind }: CounterpartRow, card: Card, { isGone, isHidden }: Copied): Write {
  return updateFields(key, {
    set: {
      [kind === 'chat' ? 'partner' : 'card']: card,
      isGone: isGone || undefined,
      ...(kind === 'block' && { isHidden: isHidden || undefined }),
    },
    onConflict: gone,
  })
}

const CopyInRow = z.object({ partner: z.optional(Card), card: z.optional(Card) })

/**
 * Updates the row with the key `row.key`. Returns false if there is none: it may have been removed,
 * or moved between recent conversations and the archive.
 */
async function isUpdated(row: CounterpartRow, copied: Copied): Promise<boolean> {
  const { i, k, ...current } = copied.card
  if (!copied.isWithheld) return isApplied(updateRow(row, current, copied))
  const found = await find(CopyInRow, row.key, { consistent: true })
  const known = found?.partner ?? found?.card
  return known !== undefined && isApplied(updateRow(row, withheld(known, current), copied))
}

/** Maximum number of attempts for a row that moves between recent conversations and the archive. */
const triesPerRow = 4

/**
 * Updates a row, recent or archived, if it still exists. While this member is banned or leaving,
 * the row leaves the archive and the lists of likes, which contain only rows that are shown.
 */
async function applyTo(row: CounterpartRow, copied: Copied): Promise<void> {
  const memberId = memberIn(row.key.PK)
  if (row.kind === 'like') return copyCardToLike(memberId, row.key, copied.card, copied)
  const { conversation } = row
  for (let attempt = 0; attempt < triesPerRow; attempt++) {
    if (await isUpdated(row, copied)) return
    if (!conversation) return
    if (copied.isGone) {
      if (!(await restoreChat(memberId, conversation)) && attempt > 0) return
    } else if (await isUpdated({ ...row, key: keys.archivedChat(memberId, conversation) }, copied)) return
  }
}

const isApplied = (write: Write): Promise<boolean> => apply(write).then(() => true, ignoreConflict)

const atATime = 10

/**
 * Number of rows after which progress is saved, and maximum number of rows that are written for one
 * stream change. Writing this many rows delays the shard by about a second, or by two for an
 * invisible member, whose contacts must be read.
 */
const rowsAtOnce = 500

/** Whether a member has contacted another one (TRAP-61). */
async function hasContacted(id: string, other: string): Promise<boolean> {
  const consistent = { consistent: true }
  const [row, likedMe] = await Promise.all([
    findChat(other, conversationOf(id, other), consistent),
    findLikedBy(other, id, consistent),
  ])
  return hasContactedMe({ row, likedMe })
}

/**
 * Card and account of a member. The card is read first: a card that changed after the start of
 * invisible mode is then never copied as the card of a visible member.
 */
async function readState(id: string) {
  const card = await findComparableCard(id, { consistent: true })
  const account = await findAccount(id, { consistent: true })
  return { card, account }
}

/** Copies card and flags of a member to rows of others about this member. */
async function copyTo(
  rows: readonly CounterpartRow[],
  card: ComparableCard,
  account: Account | undefined,
): Promise<void> {
  // A member with an unconfirmed address stays visible to their contacts, who cannot reply
  // (CHAT-14).
  const isGone = account?.status !== 'active' && account?.status !== 'not_confirmed'
  const isInvisible = account?.invisible === true
  const isHidden = !isPresent(account) || isInvisible
  const copy = async (row: CounterpartRow) => {
    const isWithheld = isInvisible && !(await hasContacted(card.id, memberIn(row.key.PK)))
    await applyTo(row, { card, isGone, isHidden, isWithheld })
  }
  for (let start = 0; start < rows.length; start += atATime)
    await Promise.all(rows.slice(start, start + atATime).map(copy))
}

/**
 * Copies a member's current card, and whether the member is gone or hidden, to other members' rows
 * about this member: the next `rowsAtOnce` after the cursor `after`. Nothing new of an invisible
 * member's card reaches members whom they have not contacted
 * (functions/decisions/0119-cards-of-invisible-members.md). Returns the cursor for the remaining
 * rows, or undefined if there are none. Idempotent: a repeated call copies the state at the time of
 * the call.
 */
export async function copyToCounterparts(id: string, after?: string): Promise<string | undefined> {
  const [{ card, account }, { rows, next }] = await Promise.all([
    readState(id),
    listCounterpartRows(id, after, rowsAtOnce),
  ])
  if (!card) return undefined
  await copyTo(rows, card, account)
  return next
}

/**
 * Copies the current card of an invisible member to the rows of one other member, from whom it was
 * withheld until they were contacted. Idempotent, like `copyToCounterparts`.
 */
export async function copyToContacted(id: string, other: string): Promise<void> {
  const { card, account } = await readState(id)
  if (!card || !account?.invisible) return
  const own = [keys.chat(id, conversationOf(id, other)), keys.likedBy(id, other), keys.openedBy(id, other)]
  await copyTo(
    own.map(({ SK }) => mirrorOf(id, { SK, partner: { id: other } })),
    card,
    account,
  )
}
