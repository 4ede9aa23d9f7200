import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { ComplaintRow } from '../complaints.ts'

type Shown = Pick<ComplaintRow, 'text' | 'escalated' | 'category' | 'status'>

/**
 * Returns a function for the text of a complaint. The text of a case says who opened the case and
 * why.
 */
export function useComplaintText(): (complaint: Shown) => string {
  const t = useTranslations('staff.complaint')
  return useCallback(
    ({ text, escalated, category, status }) => {
      if (!escalated) return text
      const about = category === 'child_abuse' ? 'abuseCase' : 'ageCase'
      return t(status === 'open' ? about : `${about}Closed`, { name: escalated.name })
    },
    [t],
  )
}
