import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { inSentence } from '#frontend/lib/in-sentence.ts'
import type { FitReason } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'

/** Card of a member, with the reasons why the member fits if the list contains them. */
export type FacedMember = MemberCard & { reasons?: readonly FitReason[] }

/**
 * Reasons why a member fits, one per line, below the photo of a card, where they hide no face. A
 * card from a list without reasons names the shared interests (PROF-26) and says whether the member
 * lives near.
 */
export function FitReasons({ card }: { card: Pick<FacedMember, 'reasons' | 'near' | 'shared_interests'> }) {
  const t = useTranslations('meeting.reasons')
  const words = useTranslations('members.factValues.reason')
  const { interests: known } = useSettings()
  const locale = useLocale()
  const labels = new Map<string, string>(known.map(({ tag, label }) => [tag, label]))
  const text = (reason: FitReason) => {
    if (reason.kind === 'near') return t('near')
    if (reason.kind === 'aim') return t('aim', { aim: inSentence(locale, words(reason.aim)) })
    return t('interests', {
      interests: reason.interests.map((tag) => inSentence(locale, labels.get(tag) ?? tag)).join(', '),
    })
  }
  const given = card.reasons ?? (card.near ? [{ kind: 'near' as const }] : [])
  const shared = card.shared_interests?.filter((tag) => labels.has(tag)) ?? []
  const isNamed = shared.length === 0 || given.some(({ kind }) => kind === 'interests')
  const reasons = isNamed ? given : [{ kind: 'interests' as const, interests: shared }, ...given]
  if (reasons.length === 0) return null
  return (
    <p className="mt-1.5 wrap-anywhere px-1 text-sm">
      {reasons.map((reason) => (
        <span key={reason.kind} className="block">
          {text(reason)}
        </span>
      ))}
    </p>
  )
}
