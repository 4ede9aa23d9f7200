import { queryOptions } from '@tanstack/react-query'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { notice as nlTexts } from '#shared/i18n/nl/notice.ts'

const texts = import.meta.glob<{ notice: typeof nlTexts }>('./*/notice.ts', { base: '../../../../shared/i18n' })

/** Texts of the fields that only the complaint form has. Loaded only by this form. */
export const noticeTexts = (language: Language) =>
  queryOptions({
    queryKey: ['notice-texts', language],
    queryFn: () => importGuarded(texts[`./${language}/notice.ts`]!),
    staleTime: Number.POSITIVE_INFINITY,
  })
