import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { complaintOutcomes } from '#shared/model/complaint.ts'
import { staffRefusalReasons } from '#shared/model/photo.ts'

/**
 * Text of a stored reason: codes of photos and complaint
 * outcomes are translated, all else is free text.
 */
export function useReasonText(): (reason: string | null) => string {
  const photo = useTranslations('staff.photos')
  const complaint = useTranslations('staff.complaint')
  return useCallback(
    (reason) => {
      const code = staffRefusalReasons.find((one) => one === reason)
      const outcome = complaintOutcomes.find((one) => one === reason)
      if (outcome) return complaint(`outcomes.${outcome}`)
      return code ? photo(`reasons.${code}`) : (reason ?? '')
    },
    [photo, complaint],
  )
}
