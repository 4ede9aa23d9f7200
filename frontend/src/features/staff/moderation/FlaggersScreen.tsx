import { useTranslations } from 'use-intl'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { useFlaggers } from './flaggers.ts'
import { FlaggerForm } from './parts/FlaggerForm.tsx'
import { FlaggerRow } from './parts/FlaggerRow.tsx'

/** Trusted flaggers with the state of their links, and a form to add one (MOD-17). */
export default function FlaggersScreen() {
  const t = useTranslations('staff.flaggers')
  const list = useFlaggers()
  const rows = list.data?.flaggers
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          {list.isPending && <RowsSkeleton />}
          {list.error && !rows && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
          {rows?.length === 0 && (
            <EmptyState drawing="drawer" title={t('none')}>
              <p>{t('noneHint')}</p>
            </EmptyState>
          )}
          {rows && rows.length > 0 && (
            <ul className="divide-y divide-line rounded-control border border-line bg-surface">
              {rows.map((flagger) => (
                <FlaggerRow key={flagger.id} flagger={flagger} now={new Date()} />
              ))}
            </ul>
          )}
        </div>
        <FlaggerForm />
      </div>
    </>
  )
}
