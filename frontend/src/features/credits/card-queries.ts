import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMember } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import * as cards from '#shared/contract/cards.ts'
import type { Output } from '#shared/contract/endpoint.ts'

export type StoredCard = Output<typeof cards.cards>['cards'][number]

/**
 * Query key of the stored cards. It is nested below the key of the payments, so that the cards are
 * refetched with the payments: the payment of an order can store a card, or fail because the card
 * no longer exists.
 */
const cardsKey = [...queryKeys.payments, 'cards']

/** Stored cards, newest first (PAY-56); fetched only if `isWanted`. */
export const useCards = ({ isWanted = true } = {}) =>
  useQuery({
    enabled: isWanted,
    queryKey: cardsKey,
    queryFn: async ({ signal }) => (await call(cards.cards, {}, { signal })).cards,
    staleTime: 0,
  })

/**
 * Cards that an order can charge; undefined while they are loading, empty if the list failed to
 * load. Only members who bought before have any.
 */
export function useUsableCards(): readonly StoredCard[] | undefined {
  const isWanted = useMember()?.paid_user === true
  const { data, isPending } = useCards({ isWanted })
  return isWanted && isPending ? undefined : (data ?? []).filter(({ expired }) => !expired)
}

export function useRemoveCard() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(cards.removeCard, { body: { id } }),
    // here and not in the row, which is unmounted together with its card
    onSuccess: (_, id) =>
      client.setQueryData<StoredCard[]>(cardsKey, (known) => known?.filter((card) => card.id !== id)),
  })
}

/** Name of a card, such as Visa •••• 4242. */
export const cardName = ({ brand, last_four }: StoredCard): string => `${brand} •••• ${last_four}`
