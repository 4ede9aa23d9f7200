import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useChangeUser } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import * as credits from '#shared/contract/credits.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import type { SpendingPeriod } from '#shared/model/spending.ts'

/**
 * Query key nested below the key of the payments, so that the spending is refetched with the
 * payments.
 */
const spendingKey = [...queryKeys.payments, 'spending']

/** What the member spent, and their limits (PAY-65). */
export const useSpending = () =>
  useQuery({ queryKey: spendingKey, queryFn: ({ signal }) => call(credits.spending, {}, { signal }), staleTime: 0 })

/** Sets or, with null cents, removes the limit of a period. */
export function useSetLimit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (limit: { period: SpendingPeriod; cents: number | null }) =>
      call(credits.setSpendingLimit, { body: limit }),
    onSuccess: (spending) => client.setQueryData(spendingKey, spending),
  })
}

/** Changes the payment country (PAY-61); prices, currency and methods follow. */
export function useSetPaymentCountry() {
  const client = useQueryClient()
  const changeUser = useChangeUser()
  return useMutation({
    mutationFn: (country: CountryCode) => call(credits.setPaymentCountry, { body: { country } }),
    onSuccess: async ({ payment_country }) => {
      changeUser({ payment_country })
      await client.invalidateQueries({ queryKey: queryKeys.bundles })
    },
  })
}
