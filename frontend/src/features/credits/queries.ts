import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ulid } from 'ulid'
import { type Session, useMember, userQuery, useSession } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { credits } from '#shared/contract/credits.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import type { Payment } from '#shared/model/money.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { keepTypedCode, keepWelcomeCode, useTypedCode } from './discount-code.ts'

/** What is known of the member is read again on the credits page unless it is younger than this. */
const freshMs = 5000

/** Reads the member again when the page opens, so that balance and countdown are true from the start. */
export function useFreshMember(): void {
  const client = useQueryClient()
  useEffect(() => {
    client.fetchQuery({ ...userQuery, staleTime: freshMs }).catch(() => {})
  }, [client])
}

/** Bundles, methods and the discount behind the prices, as the server would charge them now. */
export type Offer = Output<typeof credits.bundles>
export type Bundle = Offer['bundles'][number]

// A visitor's prices are not a member's, so who asks is part of what is kept. Prices change with time: they are read on each visit.
const offerQuery = (state: Session['state'], code: string | null) =>
  queryOptions({
    queryKey: [...queryKeys.bundles, state, code],
    queryFn: async ({ signal }): Promise<Offer> => {
      const offer = await call(credits.bundles, { query: { code: code ?? undefined } }, { signal })
      if (code === null) keepWelcomeCode(offer.discount)
      return offer
    },
    staleTime: 0,
  })

/** The offer with the typed code, if there is one. A code that no longer holds is let go, and the prices without it come. */
export function useOffer() {
  const { state } = useSession()
  const code = useTypedCode()
  const query = useQuery({ ...offerQuery(state, code), enabled: state !== 'unknown', refetchOnWindowFocus: true })
  const isCodeRefused = code !== null && query.error instanceof Refused
  useEffect(() => {
    if (isCodeRefused) keepTypedCode(null)
  }, [isCodeRefused])
  return { ...query, code }
}

/** The offer without the typed code: what an order gets for a bundle that the code does not lower, and what holds again once it is cleared. */
export function useOfferWithoutCode(isWanted: boolean) {
  const { state } = useSession()
  return useQuery({ ...offerQuery(state, null), enabled: isWanted })
}

/** Tries a typed code; it is kept once the server has said what it does to the prices (PAY-32 to 34). */
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
 * Orders a bundle. The id is made once for an order and kept while the same order is pressed again after a failure, so that however often it is
 * sent there is one payment (TRAP-37).
 */
export function useOrder() {
  const client = useQueryClient()
  const [known] = useState(() => new Map<string, string>())
  return useMutation({
    mutationFn: async (order: Order): Promise<Payment> => {
      const wish = JSON.stringify(order)
      const id = known.get(wish) ?? ulid(serverNow().getTime())
      known.set(wish, id)
      const payment = await call(credits.startPayment, { body: { ...order, id, immediate_delivery: true } })
      known.delete(wish)
      return payment
    },
    onSuccess: (payment) => {
      client.setQueryData(queryKeys.payment(payment.id), payment)
      void client.invalidateQueries({ queryKey: queryKeys.payments })
    },
    onError: (error) => {
      // most likely a discount that has ended or is spent: the prices say so
      if (error instanceof Refused) void client.invalidateQueries({ queryKey: queryKeys.bundles })
    },
  })
}

/** Between two looks at an open payment: quick while somebody comes back from paying, gentle after a minute. */
const quickPollMs = 3000
const gentlePollMs = 15_000
const quickPolls = 20

/**
 * One payment, polled while it is open. A failure stays on the screen with its button: polling would
 * replace it by the skeleton every time. What the payment changed is read when it completes.
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

/** The member as they are after a payment: the balance is true once this has been read. */
export function useBalanceAfter(payment: Payment) {
  return useQuery({
    queryKey: [...queryKeys.payment(payment.id), 'balance', payment.status],
    queryFn: async ({ client }) => {
      const user = await readMember(client)
      return user?.credits ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

// an answer under way may be older than the payment, so it is not waited for
async function readMember(client: QueryClient) {
  await client.cancelQueries({ queryKey: userQuery.queryKey })
  return client.fetchQuery({ ...userQuery, staleTime: 0 })
}

/** The member's payments, newest first, page by page; not asked for where they are not wanted. */
export function usePayments({ isWanted = true } = {}) {
  return useInfiniteQuery({
    enabled: isWanted,
    queryKey: queryKeys.payments,
    queryFn: ({ pageParam, signal }) => call(credits.payments, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
}

/** Ends an open payment (PAY-59): its discount is free again, so the prices are read anew. */
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

/** Cancels the unused credits of a payment; the balance and what the other payments would bring are read again. */
export function useCancel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(credits.cancel, { body: { id } }),
    onSuccess: (payment) => client.setQueryData(queryKeys.payment(payment.id), payment),
    // also after a refusal: most likely the credits were used meanwhile
    onSettled: () => {
      void readMember(client).catch(() => {})
      void client.invalidateQueries({ queryKey: queryKeys.payments })
      void client.invalidateQueries({ queryKey: ['payment'] })
    },
  })
}

/** The last completed purchase (OPEN-52), or null where there is none; undefined while it is not known. */
export function useLastPurchase(): Payment | null | undefined {
  const { data } = usePayments()
  const completed = data?.pages.flatMap((page) => page.payments).filter(({ status }) => status === 'completed')
  const byTime = completed?.toSorted((a, b) => (b.completed_at ?? '').localeCompare(a.completed_at ?? ''))
  return byTime && (byTime[0] ?? null)
}
