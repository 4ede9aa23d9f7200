import { liveReaction } from '#functions/stores/notifications/hints.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'

const { SK: accountKey } = keys.account('')
const { prefix: sessions } = keys.sessions('')

/**
 * Closes the live connections of ended sessions (LIVE-08). A session ends when the member signs out
 * of it, or together with all others when the account gets a new session version, for example by a
 * ban.
 */
export const reaction = liveReaction(({ kind, PK, SK, before, after }) => {
  const isSignedOut = kind === 'REMOVE' && SK.startsWith(sessions)
  const areEnded = kind === 'MODIFY' && SK === accountKey && before!.sessionVersion !== after!.sessionVersion
  return isSignedOut || areEnded ? [{ to: memberIn(PK) }] : []
})
