import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { ComplaintRow } from '../queries.ts'

type Shown = Pick<ComplaintRow, 'text' | 'escalated' | 'suspends' | 'status'>

/** Text of a complaint; for a case, who opened it and why. */
export function useComplaintText(): (complaint: Shown) => string {
  const t = useTranslations('staff.complaint')
  return useCallback(
    ({ text, escalated, suspends, status }) => {
      if (!escalated) return text
      if (!suspends) return t('escalated', { name: escalated.name })
      return t(status === 'open' ? 'ageCase' : 'ageCaseClosed', { name: escalated.name })
    },
    [t],
  )
}
