import { useLocale, useTranslations } from 'use-intl'
import { useSeesCases } from '#frontend/features/staff/session.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { agoText } from '#frontend/ui/Time.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { RiskEntry } from '#shared/contract/moderation-items.ts'
import { riskDays } from '#shared/rules/safety-limits.ts'
import { useClearRisk } from '../risks.ts'
import { ClaimNote } from './ClaimNote.tsx'
import { MemberLink } from './MemberLink.tsx'

type RiskCardProps = {
  entry: RiskEntry
  /** Claim of a colleague who has the member's file open; null for none. */
  claim: { by: string } | null
  now: Date
}

/** Score of a member with its parts, and a button to decide that nothing is wrong. */
export function RiskCard({ entry, claim, now }: RiskCardProps) {
  const t = useTranslations('staff.risks')
  const common = useTranslations('staff')
  const locale = useLocale()
  const errorText = useErrorText()

  const { member, score, parts } = entry
  const seesCases = useSeesCases()
  const mayClear = seesCases || !parts.some(({ part }) => part === 'case_picture')
  const onSuccess = () =>
    showToast(t('cleared', { name: member.name, days: String(riskDays.seen) }), { tone: 'success' })
  // shown as a toast, because this card may be missing after the refetch
  const onError = (error: Error) => {
    const text = errorText(error)
    if (text) showToast(text, { tone: 'danger' })
  }
  const clear = useClearRisk({ onSuccess, onError })
  return (
    <li className="flex flex-col gap-3 rounded-control border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <MemberLink card={member} />
        <strong className="tabular whitespace-nowrap text-lg">{t('points', { count: score })}</strong>
      </div>
      {claim && <ClaimNote claim={claim} />}
      <ul className="flex-1 divide-y divide-line border-line border-t text-sm">
        {parts.map(({ part, count, points, last_at }) => (
          <li key={part} className="flex items-baseline justify-between gap-3 py-1.5">
            <span className="min-w-0">
              {t(`parts.${part}`, { count })}
              <span className="block text-muted text-sm">{agoText(new Date(last_at), now, locale)}</span>
            </span>
            <span className="tabular whitespace-nowrap text-muted">+{points}</span>
          </li>
        ))}
      </ul>
      {mayClear ? (
        <Button
          className="self-start"
          aria-label={t('clearOf', { name: member.name })}
          isPending={clear.isPending}
          onClick={() => clear.mutate(entry)}
        >
          {t('clear')}
        </Button>
      ) : (
        <p className="text-muted text-sm">{common('caseRoles')}</p>
      )}
    </li>
  )
}
