import { liveReaction } from '#functions/stores/notifications/hints.ts'
import { memberIn } from '#functions/table/key.ts'

/**
 * Closes the live connections of ended sessions (LIVE-08). A session ends when the member signs
 * out, or with all other sessions when the account gets a new session version, for example by a
 * ban.
 */
export const reaction = liveReaction(({ kind, PK, before, after }) => {
  const isSignedOut = kind === 'REMOVE'
  return isSignedOut || before!.sessionVersion !== after!.sessionVersion ? [{ to: memberIn(PK) }] : []
})
