import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useIsAwake } from '#frontend/features/staff/use-awake.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import * as finance from '#shared/contract/finance.ts'
import { minuteMs } from '#shared/rules/durations.ts'

export type PaymentStory = Output<typeof finance.payment>
export type PaymentRow = Output<typeof finance.findPayments>['payments'][number]
export type RefundAction = Input<typeof finance.decideRefund>['body']['action']
export type DayQuery = Input<typeof finance.totals>['query']

/** Search of finance for payments: by text, or by day and optionally amount. */
export type PaymentSearch = { q: string } | (DayQuery & { amount_cents?: number })

const keys = {
  lists: ['staff', 'payments'],
  found: (search: PaymentSearch | null) => ['staff', 'payments', search],
  payment: (reference: string) => ['staff', 'payment', reference],
  open: ['staff', 'refunds'],
  totals: (day: DayQuery) => ['staff', 'totals', day],
} as const

export const usePayments = (search: PaymentSearch | null) =>
  useInfiniteQuery({
    queryKey: keys.found(search),
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ? { cursor: pageParam } : {}
      return search && 'q' in search
        ? call(finance.findPayments, { query: { ...search, ...cursor } }, { signal })
        : call(finance.paymentsOfDay, { query: { ...search!, ...cursor } }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: search !== null,
    staleTime: 0,
  })

/**
 * History of a payment; null if the payment does not exist. Each request is audited, so the answer
 * is cached for a minute.
 */
export const usePayment = (reference: string) =>
  useQuery({
    queryKey: keys.payment(reference),
    queryFn: async ({ signal }): Promise<PaymentStory | null> => {
      try {
        return await call(finance.payment, { query: { reference } }, { signal })
      } catch (error) {
        if (error instanceof Refused && error.code === 'not_found') return null
        throw error
      }
    },
    staleTime: minuteMs,
    refetchOnReconnect: false,
  })

const countsMs = minuteMs

/** Refunds that wait for finance. `isWanted`: false for other roles, which have no access. */
export const useOpenRefunds = (isWanted = true) =>
  useQuery({
    enabled: isWanted,
    queryKey: keys.open,
    queryFn: ({ signal }) => call(finance.openRefunds, {}, { signal }),
    refetchInterval: useIsAwake() && countsMs,
  })

const shown = (client: QueryClient) => async (story: PaymentStory) => {
  client.setQueryData(keys.payment(story.reference), story)
  await Promise.all([keys.open, keys.lists].map((queryKey) => client.invalidateQueries({ queryKey })))
}

/**
 * Refunds a payment. After an error the payment is refetched: the answer may be lost although the
 * refund was made, or a colleague may have made one.
 */
export function useRefund(reference: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (refund: { id: string; cents: number; reason: string }) =>
      call(finance.refund, { body: { reference, ...refund } }),
    onSuccess: shown(client),
    onError: () => client.invalidateQueries({ queryKey: keys.payment(reference) }),
  })
}

/**
 * Decides about a refund. After an error the payment is refetched, because a colleague may have
 * decided.
 */
export function useDecideRefund(reference: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: { id: string; action: RefundAction; reason?: string }) =>
      call(finance.decideRefund, { body: { reference, ...decision } }),
    onSuccess: shown(client),
    onError: () => client.invalidateQueries({ queryKey: keys.payment(reference) }),
  })
}

export const useTotals = (day: DayQuery) =>
  useQuery({
    queryKey: keys.totals(day),
    queryFn: ({ signal }) => call(finance.totals, { query: day }, { signal }),
    staleTime: 0,
  })

/** All entries of the books of a day. */
export async function readBooks(query: DayQuery) {
  const entries: Output<typeof finance.books>['entries'] = []
  let cursor: string | null = null
  do {
    const page: Output<typeof finance.books> = await call(finance.books, {
      query: { ...query, ...(cursor && { cursor }) },
    })
    entries.push(...page.entries)
    cursor = page.next
  } while (cursor)
  return entries
}
