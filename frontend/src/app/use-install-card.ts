import type { Chats } from '#frontend/domain/chats/chats.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { type InstallWay, useInstallWay } from '#frontend/domain/site/install.ts'
import { usePage } from '#frontend/lib/router.ts'
import { isFlagSet } from '#frontend/lib/storage-flags.ts'
import { useCached } from '#frontend/lib/use-cached.ts'

/**
 * How the app can be installed, if the conversation list should offer this; otherwise null. The
 * offer is for members with conversations who have not answered it yet. InstallCard adds a
 * condition: the member has returned some time after signup.
 */
export function useInstallCard(): InstallWay {
  const way = useInstallWay()
  const { name } = usePage()
  // Reads the cache by key only: MemberLife fetches the conversations, and importing its query here
  // would load that code for visitors too.
  const chats = useCached<Chats>(queryKeys.chats)
  return name === 'chats' && chats && chats.rows.length > 0 && !isFlagSet('hide-install-hint') ? way : null
}
