import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { safety } from '#shared/contract/safety.ts'
import type { Draft } from './draft.ts'
import { memberIdOf } from './problems.ts'

/** Files a complaint; sent again, it is the same one. */
export const useComplain = (isVisitor: boolean) =>
  useMutation({
    mutationFn: ({ id, kind, member, photo, text, email }: Draft) =>
      call(safety.complain, {
        body: {
          ...{ id, kind: kind ?? 'other', text },
          ...(member.trim() && { member: memberIdOf(member) }),
          ...(photo && { photo }),
          ...(isVisitor && email.trim() && { email }),
        },
      }),
  })

/** Whom the member blocked, the latest first. */
export const useBlocked = () =>
  useQuery({ queryKey: queryKeys.blocked, queryFn: ({ signal }) => call(safety.listBlocked, {}, { signal }) })
