import { useTranslations } from 'use-intl'
import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { Table } from '#frontend/features/staff/parts/Table.tsx'
import { useReasonText } from '#frontend/features/staff/parts/use-reason-text.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { Price } from '#frontend/ui/Price.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { paymentStatuses } from '#shared/model/money.ts'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import { FilePart } from './FilePart.tsx'

/**
 * Decisions about a member for moderators, and payments for finance. Moderators without the role
 * finance see only the number of payments in each state.
 */
export function MemberHistory({ member, roles }: { member: StaffMember; roles: readonly StaffRole[] }) {
  const t = useTranslations('staff.member')
  const actions = useTranslations('staff.audit.actions')
  const machine = useTranslations('staff.audit')
  const words = useTranslations('safety.decision')
  const reasonText = useReasonText()
  const statusText = (status: string) => {
    const known = paymentStatuses.find((one) => one === status)
    return known ? t(`paymentStatus.${known}`) : status
  }
  return (
    <>
      {roles.includes('moderator') && (
        <FilePart title={t('decisions')} isEmpty={member.decisions.length === 0} none={t('noDecisions')}>
          {/* A list, as a table with reasons is too wide for half of a desktop screen. */}
          <ul className="divide-y divide-line">
            {member.decisions.map((entry) => (
              <li key={entry.id} className="py-1.5">
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-medium">{actions(entry.action)}</span>
                  {entry.number && (
                    <span className="text-muted">
                      {words('facts.number')} <span className="tabular whitespace-nowrap">{entry.number}</span>
                    </span>
                  )}
                </p>
                {entry.reason && <p className="break-words">{reasonText(entry)}</p>}
                <p className="text-muted">
                  {entry.staff || machine('machine')}, <ExactTime at={entry.at} />
                </p>
              </li>
            ))}
          </ul>
        </FilePart>
      )}
      {roles.includes('moderator') && !roles.includes('finance') && (
        <FilePart title={t('payments')} isEmpty={member.payment_counts.length === 0} none={t('noPayments')}>
          <ul className="flex flex-wrap gap-2">
            {member.payment_counts.map(({ status, count }) => (
              <li key={status}>
                <Tag>
                  {statusText(status)}: <span className="tabular">{count}</span>
                </Tag>
              </li>
            ))}
          </ul>
        </FilePart>
      )}
      {roles.includes('finance') && (
        <section>
          <h2 className="mb-2 text-base">{t('payments')}</h2>
          {member.payments.length === 0 ? (
            <p className="text-muted text-sm">{t('noPayments')}</p>
          ) : (
            <Table label={t('payments')} columns={[t('at'), t('state'), t('amount'), t('credits')]}>
              {member.payments.map((payment) => (
                <tr key={payment.id}>
                  <td className="whitespace-nowrap">
                    <ExactTime at={payment.at} />
                  </td>
                  <td>{statusText(payment.status)}</td>
                  <td>
                    <Price cents={payment.amount_cents} currency={payment.currency} />
                  </td>
                  <td className="tabular">{payment.credits}</td>
                </tr>
              ))}
            </Table>
          )}
        </section>
      )}
    </>
  )
}
