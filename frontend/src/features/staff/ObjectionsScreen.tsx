import { useTranslations } from 'use-intl'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { useObjections } from './objections.ts'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { ObjectionCard } from './parts/ObjectionCard.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'

/** Open objections to decisions, oldest first (MOD-03). */
export default function ObjectionsScreen() {
  const t = useTranslations('staff.objections')
  const list = useObjections()
  const rows = list.data?.objections
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
        <ol className="flex max-w-5xl flex-col gap-4">
          {rows.map((objection) => (
            <ObjectionCard key={objection.number} objection={objection} />
          ))}
        </ol>
      )}
    </>
  )
}
