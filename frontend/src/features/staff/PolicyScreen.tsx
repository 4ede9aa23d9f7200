import { useTranslations } from 'use-intl'
import { notificationCountDays } from '#shared/rules/limits.ts'
import { DropReasons } from './parts/DropReasons.tsx'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { Table } from './parts/Table.tsx'
import { usePolicyTexts } from './parts/use-policy-texts.ts'
import { usePolicy } from './queries.ts'

/** Notification policy, with the counts of the last `notificationCountDays` days (NOTIF-15). */
export default function PolicyScreen() {
  const t = useTranslations('staff.policy')
  const { eventText, timesText } = usePolicyTexts()
  const policy = usePolicy()
  const rows = policy.data?.events.flatMap(({ event, channels }) => channels.map((channel) => ({ event, ...channel })))
  return (
    <>
      <Head title={t('title')} lead={t('lead', { days: String(notificationCountDays) })} />
      {policy.isPending && <RowsSkeleton />}
      {policy.error && !rows && <LoadFailed error={policy.error} onRetry={() => void policy.refetch()} />}
      {rows && (
        <>
          <Table
            label={t('title')}
            columns={[t('event'), t('channel'), t('when'), t('sent'), t('dropped'), t('failed')]}
          >
            {rows.map((row) => (
              <tr key={`${row.event} ${row.channel}`}>
                <td className="min-w-48">{eventText(row.event)}</td>
                <td>{t(`channels.${row.channel}`)}</td>
                <td className="min-w-48">{timesText(row)}</td>
                {row.counts ? (
                  <>
                    <td className="tabular">{row.counts.sent}</td>
                    <td className="min-w-40">
                      <DropReasons dropped={row.counts.dropped} />
                    </td>
                    <td className="tabular">{row.counts.failed}</td>
                  </>
                ) : (
                  <td colSpan={3} className="text-muted">
                    {t('notCounted')}
                  </td>
                )}
              </tr>
            ))}
          </Table>
          <p className="mt-3 text-muted text-sm">{t('shared')}</p>
        </>
      )}
    </>
  )
}
