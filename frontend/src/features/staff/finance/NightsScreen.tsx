import { useTranslations } from 'use-intl'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { Table } from '#frontend/features/staff/parts/Table.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { useNights } from './nights.ts'
import { CivilDay } from './parts/CivilDay.tsx'
import { NightDifferences } from './parts/NightDifferences.tsx'
import { NightOutcome } from './parts/NightOutcome.tsx'

/**
 * Results of the nightly checks of payments and balances, for the last 30 days, latest first
 * (FIN-06, FIN-07).
 */
export default function NightsScreen() {
  const t = useTranslations('staff.nights')
  const nights = useNights()
  const rows = nights.data?.nights
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      {nights.isPending && <RowsSkeleton />}
      {nights.error && !rows && <LoadFailed error={nights.error} onRetry={() => void nights.refetch()} />}
      {rows && (
        <>
          <Table label={t('title')} columns={[t('day'), t('proof'), t('outcome'), t('checked'), t('doneAt')]}>
            {rows.map((night) => (
              <tr key={`${night.day} ${night.proof}`}>
                <td className="whitespace-nowrap">
                  <CivilDay day={night.day} />
                </td>
                <td className="whitespace-nowrap">{t(`proofs.${night.proof}`)}</td>
                <td>
                  <NightOutcome night={night} />
                </td>
                <td className="tabular">
                  {night.checked}
                  {night.foreign > 0 && <p className="text-muted text-sm">{t('foreign', { count: night.foreign })}</p>}
                </td>
                <td>{night.done_at ? <ExactTime at={night.done_at} /> : '–'}</td>
              </tr>
            ))}
          </Table>
          {rows
            .filter(({ differences }) => differences.length > 0)
            .map((night) => (
              <NightDifferences key={`${night.day} ${night.proof}`} night={night} />
            ))}
        </>
      )}
    </>
  )
}
