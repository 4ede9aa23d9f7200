import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rereadMember } from '#frontend/domain/account/reread-member.ts'
import type { KeptPath } from '#frontend/domain/account/return-path.ts'
import { useMember, userQuery } from '#frontend/domain/account/session.ts'
import { keepTypedCode } from '#frontend/domain/credits/discount-code.ts'
import { offerQuery } from '#frontend/domain/credits/offer.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { cursorPages } from '#frontend/lib/paged.ts'
import * as credits from '#shared/contract/credits.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import type { Payment } from '#shared/model/money.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { usePlacedOrder } from './use-placed-order.ts'

/** Maximum age of the cached member on the credits page. */
const freshMs = 5000

/**
 * Refetches the member when the page opens, so that
 * balance and countdown are correct from the start.
 */
export function useFreshMember(): void {
  const client = useQueryClient()
  useEffect(() => {
    client.fetchQuery({ ...userQuery, staleTime: freshMs }).catch(() => {})
  }, [client])
}

/**
 * Validates a typed code; the code is stored once the server has returned prices for it (PAY-32 to
 * 34).
 */
export function useTypeCode() {
  const client = useQueryClient()
  const member = useMember()
  return useMutation({
    mutationFn: (text: string) => client.fetchQuery(offerQuery('member', text.trim().toUpperCase())),
    onSuccess: (_, text) => member && keepTypedCode({ member: member.id, code: text.trim().toUpperCase() }),
  })
}

type Order = Omit<Input<typeof credits.startPayment>['body'], 'id' | 'immediate_delivery'>

/**
 * Orders a bundle. `back`: page to return to after the payment; null for the page from which the
 * member went to the credits.
 */
export function useOrder(back: KeptPath | null) {
  const client = useQueryClient()
  return usePlacedOrder<Order>({
    send: (order, id) => call(credits.startPayment, { body: { ...order, id, immediate_delivery: true } }),
    sameness: JSON.stringify,
    back,
    onRefused: ({ code }) => {
      if (code.startsWith('card_')) void client.invalidateQueries({ queryKey: queryKeys.payments })
    },
  })
}

/**
 * Poll intervals of an open payment: fast after the return from the provider, slow after a minute.
 */
const quickPollMs = 3000
const gentlePollMs = 15_000
const quickPolls = 20

/**
 * Payment, polled while open. A failed first fetch is not polled, as that would replace the
 * error by the skeleton each time. On completion, data that the payment changed is refetched.
 */
export function usePayment(id: string) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.payment(id),
    queryFn: ({ signal }) => call(credits.payment, { query: { id } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data && isPaymentOpen(state.data.status)
        ? state.dataUpdateCount <= quickPolls
          ? quickPollMs
          : gentlePollMs
        : false,
    throwOnError: (error, { state }) => state.data === undefined && error instanceof Refused,
  })
  const status = query.data?.status
  useEffect(() => {
    if (status === undefined || isPaymentOpen(status)) return
    void client.invalidateQueries({ queryKey: queryKeys.bundles })
    void client.invalidateQueries({ queryKey: queryKeys.payments })
  }, [client, status])
  return query
}

/** Balance after a payment, from the refetched member. */
export function useBalanceAfter(payment: Payment) {
  return useQuery({
    queryKey: [...queryKeys.payment(payment.id), 'balance', payment.status],
    queryFn: async ({ client }) => {
      const user = await rereadMember(client)
      return user?.credits ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Payments of the member, newest first, page by page; fetched only if `isWanted`. */
export function usePayments({ isWanted = true } = {}) {
  return useInfiniteQuery({
    enabled: isWanted,
    queryKey: queryKeys.payments,
    queryFn: ({ pageParam, signal }) => call(credits.payments, { query: { cursor: pageParam } }, { signal }),
    ...cursorPages('next'),
    staleTime: 0,
  })
}

/** Credits refunded for messages that nobody answered (CHAT-36). */
export const useReturned = () =>
  useInfiniteQuery({
    queryKey: [...queryKeys.payments, 'returned'],
    queryFn: ({ pageParam, signal }) => call(credits.returned, { query: { cursor: pageParam } }, { signal }),
    ...cursorPages('next'),
    staleTime: 0,
  })

/** Cancels an open payment (PAY-59), which releases its discount, so the prices are refetched. */
export function useCancelPayment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(credits.cancelPayment, { body: { id } }),
    onSuccess: (payment) => {
      client.setQueryData(queryKeys.payment(payment.id), payment)
      void client.invalidateQueries({ queryKey: queryKeys.payments })
      void client.invalidateQueries({ queryKey: queryKeys.bundles })
    },
  })
}

/**
 * Cancels the unused credits of a payment. Refetches the balance, and the payments, as their
 * refundable amounts change.
 */
export function useCancel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(credits.cancel, { body: { id } }),
    onSuccess: (payment) => client.setQueryData(queryKeys.payment(payment.id), payment),
    // after a refusal too, as the credits have most likely been used since
    onSettled: () => {
      void rereadMember(client).catch(() => {})
      void client.invalidateQueries({ queryKey: queryKeys.payments })
      void client.invalidateQueries({ queryKey: ['payment'] })
    },
  })
}

/** Whether a payment completed, and its price was not returned in full or charged back. */
const isPurchase = ({ completed_at, status }: Payment): boolean =>
  completed_at !== null && status !== 'refunded' && status !== 'charged_back'

/**
 * Last completed purchase (OPEN-52), null if none, undefined while loading. Loads further pages
 * until one has a purchase: the newest payments may all have failed.
 */
export function useLastPurchase({ isWanted = true } = {}): Payment | null | undefined {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = usePayments({ isWanted })
  const purchases = data?.pages.flatMap((page) => page.payments).filter(isPurchase)
  const byTime = purchases?.toSorted((a, b) => (b.completed_at ?? '').localeCompare(a.completed_at ?? ''))
  const last = byTime?.[0]
  const isMissing = !last && hasNextPage
  const loaded = data?.pages.length
  useEffect(() => {
    if (loaded && isMissing && !isFetching && !isError) void fetchNextPage()
  }, [loaded, isMissing, isFetching, isError, fetchNextPage])
  return data === undefined || isMissing ? undefined : (last ?? null)
}
