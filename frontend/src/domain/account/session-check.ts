import { call, SessionEnded } from '#frontend/lib/call.ts'
import * as chats from '#shared/contract/chats.ts'

/**
 * Whether the session has ended; if so, the member is also signed out and led to the login
 * (API-24). False if the server does not answer. Does not call user.php, as its refusal signs
 * nobody out. The answer is not cached, as another member may have signed in.
 */
export const hasSessionEnded = (): Promise<boolean> =>
  call(chats.list, { query: {} }).then(
    () => false,
    (error: unknown) => error instanceof SessionEnded,
  )
