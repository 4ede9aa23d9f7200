import { useTranslations } from 'use-intl'
import { Table } from '#frontend/features/staff/parts/Table.tsx'
import { paymentPath, staffPaths } from '#frontend/features/staff/paths.ts'
import { TextLink } from '#frontend/ui/Link.tsx'
import type { Night } from '#shared/contract/proofs.ts'
import { CivilDay } from './CivilDay.tsx'

/** Differences that a nightly check found, with links to payment and member. */
export function NightDifferences({ night: { day, proof, found, differences } }: { night: Night }) {
  const t = useTranslations('staff.nights')
  const name = t(`proofs.${proof}`)
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-base">{t.rich('differences', { proof: name, day: () => <CivilDay day={day} /> })}</h2>
      <Table label={`${name} ${day}`} columns={[t('kind'), t('payment'), t('member'), t('ours'), t('theirs')]}>
        {differences.map((one) => (
          <tr key={`${one.kind} ${one.member_id} ${one.payment_id} ${one.provider_id}`}>
            <td className="min-w-48">{t(`kinds.${one.kind}`)}</td>
            <td className="tabular whitespace-nowrap">
              {one.reference ? (
                <TextLink to={paymentPath(one.reference)}>{one.reference}</TextLink>
              ) : (
                (one.payment_id ?? '–')
              )}
              {one.provider_id && <p className="text-muted text-sm">{one.provider_id}</p>}
            </td>
            <td>
              {one.member_id ? (
                <TextLink to={staffPaths.members} search={{ q: one.member_id }} className="tabular whitespace-nowrap">
                  {one.member_id}
                </TextLink>
              ) : (
                '–'
              )}
            </td>
            <td className="tabular whitespace-nowrap">{one.ours ?? '–'}</td>
            <td className="tabular whitespace-nowrap">{one.theirs ?? '–'}</td>
          </tr>
        ))}
      </Table>
      {found > differences.length && (
        <p className="mt-2 text-muted text-sm">
          {t('first', { shown: String(differences.length), found: String(found) })}
        </p>
      )}
    </section>
  )
}
