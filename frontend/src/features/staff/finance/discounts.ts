import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import * as finance from '#shared/contract/finance.ts'

export type FollowedDiscount = Output<typeof finance.discount>
export type DiscountForm = Input<typeof finance.saveDiscount>['body']

const keys = {
  discounts: ['staff', 'discounts'],
  found: (q: string) => ['staff', 'discounts', q],
  discount: (code: string) => ['staff', 'discount', code],
} as const

/** Discount codes that begin with `q`; all codes if it is empty. */
export const useDiscounts = (q: string) =>
  useInfiniteQuery({
    queryKey: keys.found(q),
    queryFn: ({ pageParam, signal }) =>
      call(finance.listDiscounts, { query: { ...(q && { q }), ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Discount code and how often it was used; null if the code does not exist. */
export const useDiscount = (code: string) =>
  useQuery({
    queryKey: keys.discount(code),
    queryFn: async ({ signal }): Promise<FollowedDiscount | null> => {
      try {
        return await call(finance.discount, { query: { code } }, { signal })
      } catch (error) {
        if (error instanceof Refused && error.code === 'not_found') return null
        throw error
      }
    },
    staleTime: 0,
  })

const shown = (client: QueryClient) => async (discount: FollowedDiscount) => {
  client.setQueryData(keys.discount(discount.code), discount)
  await client.invalidateQueries({ queryKey: keys.discounts })
}

/**
 * Saves a code. After an error the code is refetched, because a colleague may have changed it. If
 * the refetch finds another version, the form restarts without the typed changes, and a toast shows
 * the error.
 */
export function useSaveDiscount() {
  const client = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: (body: DiscountForm) => call(finance.saveDiscount, { body }),
    onSuccess: shown(client),
    onError: (error, { code }) => {
      const versionOf = () => client.getQueryData<FollowedDiscount | null>(keys.discount(code))?.version
      const shownVersion = versionOf()
      const text = errorText(error)
      void client.invalidateQueries({ queryKey: keys.discount(code) }).then(() => {
        if (text && versionOf() !== shownVersion) showToast(text, { tone: 'danger' })
      })
    },
  })
}
