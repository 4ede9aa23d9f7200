import { useTranslations } from 'use-intl'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RiskCard } from './parts/RiskCard.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { useMinute } from './queries.ts'
import { useRisks } from './risks.ts'

/** Members whose signals suggest a scam, highest score first (MOD-12). */
export default function RisksScreen() {
  const t = useTranslations('staff.risks')
  const now = useMinute()
  const list = useRisks()
  const rows = list.data?.risks
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      {list.isPending && <RowsSkeleton />}
      {list.error && !rows && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {rows?.length === 0 && (
        <EmptyState drawing="desk" title={t('none')}>
          <p>{t('noneHint')}</p>
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ol className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
          {rows.map((entry) => (
            <RiskCard key={entry.member.id} entry={entry} now={now} />
          ))}
        </ol>
      )}
    </>
  )
}
