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
        <section>
          <h2 className="mb-2 text-base">{t('decisions')}</h2>
          {member.decisions.length === 0 ? (
            <p className="text-muted text-sm">{t('noDecisions')}</p>
          ) : (
            <Table label={t('decisions')} columns={[t('at'), t('what'), words('facts.number'), t('by'), t('reason')]}>
              {member.decisions.map((entry) => (
                <tr key={entry.id}>
                  <td className="whitespace-nowrap">
                    <ExactTime at={entry.at} />
                  </td>
                  <td>{actions(entry.action)}</td>
                  <td className="tabular whitespace-nowrap">{entry.number}</td>
                  <td>{entry.staff || machine('machine')}</td>
                  <td>{reasonText(entry.reason)}</td>
                </tr>
              ))}
            </Table>
          )}
        </section>
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
