import { useCallback } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { countryName } from '#frontend/domain/members/place.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { complaintOutcomes } from '#shared/model/complaint.ts'
import { decisionGrounds } from '#shared/model/decision.ts'
import { declineGrounds, identityChecks, requestKinds } from '#shared/model/hand-request.ts'
import { fileRefusalReasons, staffRefusalReasons } from '#shared/model/photo.ts'
import type { AuditAction, AuditEntry } from '#shared/model/staff.ts'
import { staffRoles } from '#shared/model/staff-roles.ts'
import { verificationRefusals } from '#shared/model/verification.ts'
import { type ReasonCode, reasonCodes } from './reason-codes.ts'
import { useDiscountText } from './use-discount-text.ts'

type Entry = { action: AuditAction; reason: (typeof AuditEntry._zod.output)['reason'] }

const fileReasons = [...fileRefusalReasons, 'not_checked', 'taken_down'] as const

/** Code at the start of a text, and the text after its separator; null if there is none. */
function codeAt<Code extends string>(codes: readonly Code[], text: string, separator = ': '): [Code, string] | null {
  const code = codes.find((one) => text === one || text.startsWith(one + separator))
  return code ? [code, text.slice(code.length + separator.length)] : null
}

/** A code in words, followed by its free text, if any. */
const sentence = (words: string, rest: string) => (rest ? `${words}. ${rest}` : words)

/**
 * Text of the reason of an audit entry. Its codes are translated; which codes it can have depends
 * on the action (`reasonCodes`), so that free text that equals a code stays as it is.
 */
export function useReasonText(): (entry: Entry) => string {
  const t = useTranslations('staff')
  const words = useTranslations('safety.decision')
  const locale = useLocale()
  const regional = useRegionalLocale()
  const discountText = useDiscountText()
  return useCallback(
    ({ action, reason }) => {
      if (reason === null) return ''
      const readers: Record<ReasonCode, () => string | null> = {
        photo: () => {
          const code = staffRefusalReasons.find((one) => one === reason)
          const file = fileReasons.find((one) => one === reason)
          return (code && t(`photos.reasons.${code}`)) ?? (file ? t(`photos.fileReasons.${file}`) : null)
        },
        verification: () => {
          const code = verificationRefusals.find((one) => one === reason)
          return code ? t(`verifications.reasons.${code}`) : null
        },
        outcome: () => {
          const code = complaintOutcomes.find((one) => one === reason)
          return code ? t(`complaint.outcomes.${code}`) : null
        },
        ground: () => {
          const [ground, facts] = codeAt(decisionGrounds, reason) ?? []
          return ground ? sentence(words(`grounds.${ground}`), facts ?? '') : null
        },
        identityCheck: () => {
          const [way, note] = codeAt(identityChecks, reason) ?? []
          return way ? sentence(t(`requests.ways.${way}`), note ?? '') : null
        },
        declinedRequest: () => {
          const [kind, rest] = codeAt(requestKinds, reason, ', ') ?? []
          const [ground, facts] = kind ? (codeAt(declineGrounds[kind], rest ?? '') ?? []) : []
          if (!kind || !ground) return null
          const named = `${t(`requests.decline.kinds.${kind}`)}: ${t(`requests.decline.grounds.${ground}`)}`
          return sentence(named, facts ?? '')
        },
        discount: () => discountText(reason),
        roles: () =>
          reason
            .split(', ')
            .map((part) => {
              const role = staffRoles.find((one) => one === part)
              return role ? t(`audit.roles.${role}`) : part
            })
            .join(', '),
        termsDay: () => {
          const [, country, day] = /^([A-Z]{2}), (\d{4}-\d{2}-\d{2})$/.exec(reason) ?? []
          if (!country || !day) return null
          const date = new Intl.DateTimeFormat(regional, { dateStyle: 'medium', timeZone: 'UTC' })
          return `${countryName(country, locale)}, ${date.format(new Date(day))}`
        },
      }
      for (const code of reasonCodes[action]) {
        const text = readers[code]()
        if (text !== null) return text
      }
      return reason
    },
    [t, words, locale, regional, discountText],
  )
}
