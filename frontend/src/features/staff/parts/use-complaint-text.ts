import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { ComplaintRow } from '../queries.ts'

/** Text of a complaint; for a case that staff opened, who escalated the photo. */
export function useComplaintText(): (complaint: Pick<ComplaintRow, 'text' | 'escalated'>) => string {
  const t = useTranslations('staff.complaint')
  return useCallback(({ text, escalated }) => (escalated ? t('escalated', { name: escalated.name }) : text), [t])
}
