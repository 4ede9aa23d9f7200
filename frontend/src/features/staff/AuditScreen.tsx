import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Refused } from '#frontend/lib/call.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { AuditEntry } from '#shared/model/staff.ts'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { SaveButton } from './parts/SaveButton.tsx'
import { Table } from './parts/Table.tsx'
import { TrailFilters } from './parts/TrailFilters.tsx'
import { TransparencyFile } from './parts/TransparencyFile.tsx'
import { useReasonText } from './parts/use-reason-text.ts'
import { staffPaths } from './paths.ts'
import { type TrailFilter, useAudit } from './queries.ts'
import { useStaffUser } from './session.ts'
import { saveTrail } from './trail-file.ts'

type Entry = Pick<typeof AuditEntry._zod.output, 'staff' | 'action' | 'reason'>

/** Audit trail, newest first, with filters and a download as a file (OPEN-06, MOD-15). */
export default function AuditScreen() {
  const t = useTranslations('staff.audit')
  const reasonText = useReasonText()
  const user = useStaffUser()
  const [filter, setFilter] = useState<TrailFilter>({})
  const audit = useAudit(filter)
  const shown = audit.data?.pages.flatMap(({ entries }) => entries) ?? []
  const words = {
    staff: ({ staff, action }: Entry) => staff || t(action.startsWith('staff_') ? 'operator' : 'machine'),
    action: ({ action }: Entry) => t(`actions.${action}`),
    reason: reasonText,
  }
  const isUnknown = audit.error instanceof Refused && audit.error.code === 'not_found'
  const isFiltered = Object.keys(filter).length > 0
  const isEmpty = audit.data && shown.length === 0 && !audit.hasNextPage
  return (
    <>
      <Head title={t('title')}>
        <SaveButton label={t('save')} onSave={() => saveTrail(filter, words)} />
      </Head>
      {/* Above the trail: below it, the download could not be reached while scrolling loads more
          entries. */}
      {user?.roles.includes('moderator') && <TransparencyFile />}
      <TrailFilters filter={filter} onFilter={setFilter} />
      {audit.isPending && <RowsSkeleton />}
      {isUnknown && <EmptyState drawing="drawer" title={t('noMember')} />}
      {audit.error && !audit.data && !isUnknown && (
        <LoadFailed error={audit.error} onRetry={() => void audit.refetch()} />
      )}
      {isEmpty && <EmptyState drawing="drawer" title={t(isFiltered ? 'noMatch' : 'none')} />}
      {shown.length > 0 && (
        <Table label={t('title')} columns={[t('at'), t('staff'), t('action'), t('member'), t('reason')]}>
          {shown.map((entry) => (
            <tr key={entry.id}>
              <td className="whitespace-nowrap">
                <ExactTime at={entry.at} />
              </td>
              <td className="whitespace-nowrap">{words.staff(entry)}</td>
              <td className="whitespace-nowrap">{words.action(entry)}</td>
              <td>
                {entry.member ? (
                  <TextLink to={staffPaths.members} search={{ q: entry.member }} className="tabular whitespace-nowrap">
                    {entry.member}
                  </TextLink>
                ) : (
                  '–'
                )}
              </td>
              <td className="w-full min-w-40">{words.reason(entry)}</td>
            </tr>
          ))}
        </Table>
      )}
      <MorePages label={t('more')} list={audit} />
    </>
  )
}
