import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import * as directDebit from '#shared/contract/direct-debit.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { usePlacedOrder } from './use-placed-order.ts'

/** Order of a bundle, with the code of its discount. */
type Choice = { bundle: string; code: string | undefined }

/** Mandate that an order by direct debit needs, with its text. */
export const useMandate = ({ bundle, code }: Choice) =>
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
 * Orders a bundle by direct debit. A retry with another SMS code or mandate counts as the same
 * order.
 */
export const useOrderDebit = () =>
  usePlacedOrder<Order>({
    send: (order, id) =>
      call(directDebit.orderDebit, { body: { ...order, id, consent: true, immediate_delivery: true } }),
    sameness: ({ bundle, code, iban }) => JSON.stringify([bundle, code, iban]),
    back: null,
  })
