import { useLocale, useTranslations } from 'use-intl'
import { Link } from '#frontend/ui/Link.tsx'
import { agoText } from '#frontend/ui/Time.tsx'
import { type Overview, useOverview } from './counts.ts'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { staffPaths } from './paths.ts'
import { type Section, sectionsOf } from './sections.ts'
import { useStaffUser } from './session.ts'
import { useMinute } from './use-minute.ts'

type Waiting = { count: number; oldest_at: string | null; urgent?: number; handed?: number }
type Entry = { what: keyof typeof sectionOf; waiting: Waiting }

/** Section of the console in which staff work on each queue. */
const sectionOf = {
  photos: 'photos',
  verifications: 'verifications',
  texts: 'texts',
  complaints: 'complaints',
  caseComplaints: 'complaints',
  objections: 'objections',
  caseObjections: 'objections',
  erasures: 'erasures',
  risks: 'risks',
} as const satisfies Record<string, Section>

/**
 * Queues in the order of the screen. The queues of cases are left out if the reader has no role
 * that may see cases: the server then sends null for them.
 */
const entriesOf = ({ case_complaints, case_objections, ...data }: Overview): Entry[] => [
  { what: 'photos', waiting: data.photos },
  { what: 'verifications', waiting: data.verifications },
  { what: 'texts', waiting: data.texts },
  { what: 'complaints', waiting: data.complaints },
  ...(case_complaints ? [{ what: 'caseComplaints' as const, waiting: case_complaints }] : []),
  { what: 'objections', waiting: data.objections },
  ...(case_objections ? [{ what: 'caseObjections' as const, waiting: case_objections }] : []),
  { what: 'erasures', waiting: data.erasures },
  { what: 'risks', waiting: data.risks },
]

/** Size and age of each queue, and how much of it is urgent. */
export default function OverviewScreen() {
  const t = useTranslations('staff.overview')
  const now = useMinute()
  const overview = useOverview()
  const user = useStaffUser()
  const sections = sectionsOf(user?.roles ?? [])
  const { data } = overview
  const look = 'block rounded-control border border-line bg-surface px-4 py-3'
  return (
    <>
      <Head title={t('title')} lead={user && t('hello', { name: user.name })} />
      {overview.isPending && <RowsSkeleton />}
      {overview.error && !data && <LoadFailed error={overview.error} onRetry={() => void overview.refetch()} />}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {data &&
          entriesOf(data).map((entry) => {
            const section = sectionOf[entry.what]
            return sections.includes(section) ? (
              <Link key={entry.what} to={staffPaths[section]} className={`${look} hover:border-line-strong`}>
                <Words entry={entry} now={now} />
              </Link>
            ) : (
              <div key={entry.what} className={look}>
                <Words entry={entry} now={now} />
              </div>
            )
          })}
      </div>
    </>
  )
}

function Words({ entry: { what, waiting }, now }: { entry: Entry; now: Date }) {
  const t = useTranslations('staff.overview')
  const locale = useLocale()
  const { count, oldest_at, urgent = 0, handed = 0 } = waiting
  return (
    <>
      <span className="tabular block font-bold text-3xl">{count}</span>
      <span className="block wrap-anywhere font-medium">{t(what, { count })}</span>
      <span className="block text-muted text-sm">
        {urgent > 0 && <strong className="font-medium text-danger-ink">{t('urgent', { count: urgent })} </strong>}
        {handed > 0 && <strong className="font-medium">{t('handed', { count: handed })} </strong>}
        {count === 0 ? t('nothing') : oldest_at && t('oldest', { ago: agoText(new Date(oldest_at), now, locale) })}
      </span>
    </>
  )
}
