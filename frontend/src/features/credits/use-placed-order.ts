import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ulid } from 'ulid'
import type { KeptPath } from '#frontend/domain/account/return-path.ts'
import { useMember } from '#frontend/domain/account/session.ts'
import { bindReturnPath } from '#frontend/domain/credits/payment-return.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { Refused } from '#frontend/lib/call.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import type { Payment } from '#shared/model/money.ts'

type PlacedOrder<Order> = {
  /** Sends the order under a payment id. */
  send: (order: Order, id: string) => Promise<Payment>
  /** Key of an order; orders with the same key are retries of the same order. */
  sameness: (order: Order) => string
  /**
   * Page to return to after the payment; null for the page from which the member went to the
   * credits.
   */
  back: KeptPath | null
  onRefused?: (refusal: Refused) => void
}

/**
 * Places an order. The id of its payment is generated once per order and reused on a retry, so that
 * there is one payment (TRAP-37).
 */
export function usePlacedOrder<Order>({ send, sameness, back, onRefused }: PlacedOrder<Order>) {
  const client = useQueryClient()
  const memberId = useMember()?.id
  const [known] = useState(() => new Map<string, string>())
  return useMutation({
    mutationFn: async (order: Order): Promise<Payment> => {
      const key = sameness(order)
      const id = known.get(key) ?? ulid(serverNow().getTime())
      known.set(key, id)
      const payment = await send(order, id)
      known.delete(key)
      return payment
    },
    // here, as a callback of `mutate` does not run once the form is left
    onSuccess: (payment) => {
      if (memberId) bindReturnPath(memberId, payment.id, back)
      client.setQueryData(queryKeys.payment(payment.id), payment)
      void client.invalidateQueries({ queryKey: queryKeys.payments })
    },
    onError: (error) => {
      if (!(error instanceof Refused)) return
      // price, discount or mandate have most likely changed; all are below this key
      void client.invalidateQueries({ queryKey: queryKeys.bundles })
      onRefused?.(error)
    },
  })
}
