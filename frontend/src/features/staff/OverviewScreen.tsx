import { useLocale, useTranslations } from 'use-intl'
import { Link } from '#frontend/ui/Link.tsx'
import { agoText } from '#frontend/ui/Time.tsx'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { staffPaths } from './paths.ts'
import { useMinute, useOverview } from './queries.ts'
import { sectionsOf } from './sections.ts'
import { useStaffUser } from './session.ts'

/** Size and age of each queue. */
export default function OverviewScreen() {
  const t = useTranslations('staff.overview')
  const locale = useLocale()
  const now = useMinute()
  const overview = useOverview()
  const user = useStaffUser()
  const sections = sectionsOf(user?.roles ?? [])
  const { data } = overview
  return (
    <>
      <Head title={t('title')} lead={user && t('hello', { name: user.name })} />
      {overview.isPending && <RowsSkeleton />}
      {overview.error && !data && <LoadFailed error={overview.error} onRetry={() => void overview.refetch()} />}
      <div className="grid gap-3 sm:grid-cols-2">
        {data &&
          (['photos', 'verifications', 'texts', 'complaints', 'objections', 'erasures', 'risks'] as const).map(
            (what) => {
              const { count } = data[what]
              const oldest = what === 'risks' ? null : data[what].oldest_at
              const words = (
                <>
                  <span className="tabular block font-bold text-3xl">{count}</span>
                  <span className="block font-medium">{t(what, { count })}</span>
                  <span className="block text-muted text-sm">
                    {what === 'complaints' && data.complaints.urgent > 0 && (
                      <strong className="font-medium text-danger-ink">
                        {t('urgent', { count: data.complaints.urgent })}{' '}
                      </strong>
                    )}
                    {what === 'complaints' && data.complaints.handed > 0 && (
                      <strong className="font-medium">{t('handed', { count: data.complaints.handed })} </strong>
                    )}
                    {count === 0
                      ? t('nothing')
                      : oldest && t('oldest', { ago: agoText(new Date(oldest), now, locale) })}
                  </span>
                </>
              )
              const look = 'block rounded-control border border-line bg-surface px-4 py-3'
              return sections.includes(what) ? (
                <Link key={what} to={staffPaths[what]} className={`${look} hover:border-line-strong`}>
                  {words}
                </Link>
              ) : (
                <div key={what} className={look}>
                  {words}
                </div>
              )
            },
          )}
      </div>
    </>
  )
}
