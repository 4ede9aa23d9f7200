import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#frontend/lib/call.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import * as ageCheck from '#shared/contract/age-check.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { ageCheck as nlTexts } from '#shared/i18n/nl/age-check.ts'
import type { OwnAgeCheck } from '#shared/model/age-check.ts'

/** Poll interval of the result, until the provider has one. */
const waitingMs = 5_000

const texts = import.meta.glob<{ ageCheck: typeof nlTexts }>('./*/age-check.ts', { base: '../../../../shared/i18n' })

/** Texts of the screen. Loaded only by it, as few members see it. */
export const ageCheckTexts = (language: Language) =>
  queryOptions({
    queryKey: ['age-check-texts', language],
    queryFn: () => importGuarded(texts[`./${language}/age-check.ts`]!),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useAgeCheck = () =>
  useQuery({
    queryKey: ['age-check'],
    queryFn: ({ signal }): Promise<OwnAgeCheck> => call(ageCheck.ageCheck, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.state === 'open' && waitingMs,
  })

/** Goes to the provider's page. */
export const useStartAgeCheck = () =>
  useMutation({
    mutationFn: () => call(ageCheck.startAgeCheck, {}),
    onSuccess: ({ url }) => window.location.assign(url),
  })
