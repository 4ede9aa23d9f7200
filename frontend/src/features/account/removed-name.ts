import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import * as ownName from '#shared/contract/own-name.ts'

/** Removed name of the member, and the decision that removed it. */
export function useRemovedName() {
  return useQuery({
    queryKey: queryKeys.removedName,
    queryFn: ({ signal }) => call(ownName.removedName, {}, { signal }),
    staleTime: 0,
  })
}

/**
 * Chooses a name in place of a removed one. `onChosen` is called before the cached member changes,
 * as that change unmounts the dialog.
 */
export function useNewName(onChosen: (name: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(ownName.chooseName, { body: { name } }),
    onSuccess: (user) => {
      onChosen(user.profile.name)
      client.setQueryData(userQuery.queryKey, user)
    },
  })
}
