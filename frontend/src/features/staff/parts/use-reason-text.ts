import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { complaintOutcomes } from '#shared/model/complaint.ts'
import { decisionGrounds } from '#shared/model/decision.ts'
import { fileRefusalReasons, staffRefusalReasons } from '#shared/model/photo.ts'

/**
 * Text of a stored reason. Codes of photos, complaint outcomes and rules are translated; the
 * rest is free text, such as the facts after the rule of a decision.
 */
export function useReasonText(): (reason: string | null) => string {
  const photo = useTranslations('staff.photos')
  const complaint = useTranslations('staff.complaint')
  const words = useTranslations('safety.decision')
  return useCallback(
    (reason) => {
      if (reason === null) return ''
      const code = staffRefusalReasons.find((one) => one === reason)
      if (code) return photo(`reasons.${code}`)
      const file = [...fileRefusalReasons, 'not_checked' as const, 'taken_down' as const].find((one) => one === reason)
      if (file) return photo(`fileReasons.${file}`)
      const outcome = complaintOutcomes.find((one) => one === reason)
      if (outcome) return complaint(`outcomes.${outcome}`)
      const ground = decisionGrounds.find((one) => reason.startsWith(`${one}: `))
      return ground ? `${words(`grounds.${ground}`)}. ${reason.slice(ground.length + 2)}` : reason
    },
    [photo, complaint, words],
  )
}
