import type { Chats } from '#frontend/domain/chats/chats.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { type InstallWay, useInstallWay } from '#frontend/domain/site/install.ts'
import { usePage } from '#frontend/lib/router.ts'
import { isFlagSet } from '#frontend/lib/storage-flags.ts'
import { useCached } from '#frontend/lib/use-cached.ts'

/**
 * Way to install the app that the conversation list offers; null where it offers none. It is for
 * members with conversations who have not answered the offer yet. InstallCard itself waits until
 * the member has returned.
 */
export function useInstallCard(): InstallWay {
  const way = useInstallWay()
  const { name } = usePage()
  // Reads the cache by key only: MemberLife fetches the conversations, and importing its query here
  // would load that code for visitors too.
  const chats = useCached<Chats>(queryKeys.chats)
  return name === 'chats' && chats && chats.rows.length > 0 && !isFlagSet('hide-install-hint') ? way : null
}
