import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import type { FitReason } from '#shared/contract/members.ts'

/** Why a member fits, a line each; below the place on a card. */
export function FitReasons({ reasons }: { reasons: readonly FitReason[] }) {
  const t = useTranslations('meeting.reasons')
  const words = useTranslations('members.factValues.reason')
  const { interests: known } = useSettings()
  const isGerman = useRegionalLocale().startsWith('de')
  const labels = new Map<string, string>(known.map(({ tag, label }) => [tag, label]))
  const inSentence = (text: string) => (isGerman ? text : text.toLowerCase())
  const text = (reason: FitReason) => {
    if (reason.kind === 'near') return t('near')
    if (reason.kind === 'aim') return t('aim', { aim: inSentence(words(reason.aim)) })
    return t('interests', { interests: reason.interests.map((tag) => inSentence(labels.get(tag) ?? tag)).join(', ') })
  }
  return reasons.map((reason) => (
    <span key={reason.kind} className="block truncate font-medium">
      {text(reason)}
    </span>
  ))
}
