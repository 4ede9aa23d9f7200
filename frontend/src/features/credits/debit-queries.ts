import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ulid } from 'ulid'
import { useMember } from '#frontend/domain/account/session.ts'
import { bindReturnPath } from '#frontend/domain/credits/payment-return.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { directDebit } from '#shared/contract/direct-debit.ts'
import type { Input } from '#shared/contract/endpoint.ts'

/** Order of a bundle, with the code of its discount. */
type Wish = { bundle: string; code: string | undefined }

/** Mandate of an order as the server would collect it now. */
export const useMandate = ({ bundle, code }: Wish) =>
  useQuery({
    queryKey: [...queryKeys.bundles, 'mandate', bundle, code],
    queryFn: ({ signal }) => call(directDebit.mandate, { query: { bundle, code } }, { signal }),
    enabled: bundle !== '',
    staleTime: 0,
  })

export const useSendCode = () =>
  useMutation({
    mutationFn: (body: Input<typeof directDebit.sendDebitCode>['body']) => call(directDebit.sendDebitCode, { body }),
  })

type Order = Omit<Input<typeof directDebit.orderDebit>['body'], 'id' | 'consent' | 'immediate_delivery'>

/**
 * Orders a direct debit. As in `useOrder`, the id is that of the same order at a retry; another
 * code or mandate makes no other order.
 */
export function useOrderDebit() {
  const client = useQueryClient()
  const memberId = useMember()?.id
  const [known] = useState(() => new Map<string, string>())
  return useMutation({
    mutationFn: async (order: Order) => {
      const wish = JSON.stringify([order.bundle, order.code, order.iban])
      const id = known.get(wish) ?? ulid(serverNow().getTime())
      known.set(wish, id)
      const body = { ...order, id, consent: true, immediate_delivery: true } as const
      const payment = await call(directDebit.orderDebit, { body })
      known.delete(wish)
      return payment
    },
    // here, as a callback of `mutate` does not run once the form is left
    onSuccess: (payment) => {
      if (memberId) bindReturnPath(memberId, payment.id, null)
      client.setQueryData(queryKeys.payment(payment.id), payment)
      void client.invalidateQueries({ queryKey: queryKeys.payments })
    },
    onError: (error) => {
      // the price or the mandate has most likely changed; both are below this key
      if (error instanceof Refused) void client.invalidateQueries({ queryKey: queryKeys.bundles })
    },
  })
}
