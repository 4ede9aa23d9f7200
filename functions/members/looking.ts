import { logError } from '#functions/platform/log.ts'
import { type Account, isPresent } from '#functions/stores/account/account.ts'
import { addLook, removeLook } from '#functions/stores/members/looks.ts'
import { findBlock } from '#functions/stores/safety/block.ts'
import { commit } from '#functions/table/transaction.ts'

/**
 * Records that a member looked at the profile of another on a civil date, unless one of them hides
 * looks or the looker is invisible (decisions/0069-who-looked.md). Nothing is recorded for a
 * fictional profile, as nobody sees who looked at it. Idempotent; after a failure, which is logged,
 * the profile is shown anyway.
 */
export async function recordLook(looker: Account, looked: Account, day: string): Promise<void> {
  const isShown = isPresent(looker) && !looker.invisible && !looker.hidesLooks && !looked.hidesLooks
  if (!isShown || looked.fictional) return
  try {
    await commit(addLook(looker.id, looked.id, day))
    // A block made since the accounts were read has removed only looks that existed then, so blocks
    // are read again. A condition in the transaction would instead conflict with every paid
    // message, which writes the same rows.
    const { isOwn, isTheirs } = await findBlock(looker.id, looked.id, { consistent: true })
    if (isOwn || isTheirs) await commit(removeLook(looker.id, looked.id))
  } catch (error) {
    logError('look_not_recorded', error)
  }
}
