import { call, SessionEnded } from '#frontend/lib/call.ts'
import * as chats from '#shared/contract/chats.ts'

/**
 * Whether the session has ended; the member is then signed out and led to the login (API-24). False
 * if there is no answer. Asks by a call other than user.php, whose refusal signs nobody out. The
 * answer is not cached, as another member may have signed in.
 */
export const hasSessionEnded = (): Promise<boolean> =>
  call(chats.list, { query: {} }).then(
    () => false,
    (error: unknown) => error instanceof SessionEnded,
  )
