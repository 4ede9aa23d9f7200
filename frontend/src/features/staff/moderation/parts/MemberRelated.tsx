import { useTranslations } from 'use-intl'
import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { FilePart } from './FilePart.tsx'
import { MemberLink } from './MemberLink.tsx'

/** Signals of misuse, and accounts that share something with a member (MOD-08, MOD-12). */
export function MemberRelated({ signals, related }: Pick<StaffMember, 'signals' | 'related'>) {
  const t = useTranslations('staff.member')
  const risks = useTranslations('staff.risks')
  return (
    <>
      <FilePart title={t('signals')} isEmpty={signals.length === 0} none={t('noSignals')}>
        <ul className="divide-y divide-line">
          {signals.map(({ part, count, last_at }) => (
            <li key={part} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
              <span>{risks(`parts.${part}`, { count })}</span>
              <span className="text-muted">
                <ExactTime at={last_at} />
              </span>
            </li>
          ))}
        </ul>
      </FilePart>
      <FilePart title={t('related')} hint={t('relatedHint')} isEmpty={related.length === 0} none={t('noRelated')}>
        <ul className="divide-y divide-line">
          {related.map(({ member, status, shares }) => (
            <li key={member.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <MemberLink card={member} />
              {status !== 'active' && (
                <Tag tone={status === 'banned' ? 'danger' : 'warning'}>{t(`status.${status}`)}</Tag>
              )}
              <span className="ml-auto flex flex-wrap gap-1">
                {shares.map((thing) => (
                  <Tag key={thing}>{t(`shares.${thing}`)}</Tag>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </FilePart>
    </>
  )
}
