import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { auditActions } from '#shared/model/staff.ts'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { Table } from './parts/Table.tsx'
import { TransparencyFile } from './parts/TransparencyFile.tsx'
import { useReasonText } from './parts/use-reason-text.ts'
import { staffPaths } from './paths.ts'
import { useAudit } from './queries.ts'
import { useStaffUser } from './session.ts'

/**
 * Audit trail, newest first (OPEN-06). The filter applies to loaded entries; scrolling loads more.
 */
export default function AuditScreen() {
  const t = useTranslations('staff.audit')
  const reasonText = useReasonText()
  const user = useStaffUser()
  const [action, setAction] = useState('')
  const audit = useAudit()
  const loaded = audit.data?.pages.flatMap(({ entries }) => entries) ?? []
  const shown = action ? loaded.filter((entry) => entry.action === action) : loaded
  return (
    <>
      <Head title={t('title')}>
        <SelectField
          label={t('filter')}
          isLabelHidden
          placeholder={t('all')}
          options={auditActions.map((value) => ({ value, label: t(`actions.${value}`) }))}
          value={action}
          onChange={({ target }) => setAction(target.value)}
          className="w-64"
        />
      </Head>
      {/* Above the trail, which grows while one scrolls. */}
      {user?.roles.includes('moderator') && <TransparencyFile />}
      {audit.isPending && <RowsSkeleton />}
      {audit.error && !audit.data && <LoadFailed error={audit.error} onRetry={() => void audit.refetch()} />}
      {audit.data && shown.length === 0 && (
        <EmptyState drawing="receipt" title={t(action && loaded.length > 0 ? 'noMatch' : 'none')} />
      )}
      {shown.length > 0 && (
        <Table label={t('title')} columns={[t('at'), t('staff'), t('action'), t('member'), t('reason')]}>
          {shown.map((entry) => (
            <tr key={entry.id}>
              <td className="whitespace-nowrap">
                <ExactTime at={entry.at} />
              </td>
              <td className="whitespace-nowrap">{entry.staff || t('machine')}</td>
              <td className="whitespace-nowrap">{t(`actions.${entry.action}`)}</td>
              <td>
                {entry.member ? (
                  <TextLink to={staffPaths.members} search={{ q: entry.member }} className="tabular whitespace-nowrap">
                    {entry.member}
                  </TextLink>
                ) : (
                  '–'
                )}
              </td>
              <td className="w-full min-w-40">{reasonText(entry.reason)}</td>
            </tr>
          ))}
        </Table>
      )}
      <MorePages label={t('more')} list={audit} />
    </>
  )
}
