import { skipToken, useQuery } from '@tanstack/react-query'
import { useMember } from '#frontend/domain/account/session.ts'
import type { Chats } from '#frontend/domain/chats/chats.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { type InstallWay, useInstallWay } from '#frontend/domain/site/install.ts'
import { usePage } from '#frontend/lib/router.ts'
import { isFlagSet } from '#frontend/lib/storage-flags.ts'

/** Time after signup from which a visit counts as a return. */
const returnMs = 12 * 3_600_000

/**
 * Installation offer, due on the conversation list for a member who has returned after the day of
 * signup and has conversations, until they answer it once.
 */
export function useInstallCard(): InstallWay {
  const way = useInstallWay()
  const { name } = usePage()
  const member = useMember()
  const hasReturned = member !== null && Date.now() - Date.parse(member.signup_date) >= returnMs
  // by key only, as MemberLife fetches the conversations: importing its query would load that code
  // for visitors too
  const { data: hasChats } = useQuery({
    queryKey: queryKeys.chats,
    queryFn: skipToken,
    select: ({ rows }: Chats) => rows.length > 0,
  })
  return name === 'chats' && hasChats && hasReturned && !isFlagSet('hide-install-hint') ? way : null
}
