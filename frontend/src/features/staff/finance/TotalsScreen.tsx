import { useState } from 'react'
import { useTimeZone, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { SaveButton } from '#frontend/features/staff/parts/SaveButton.tsx'
import { Table } from '#frontend/features/staff/parts/Table.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { Price } from '#frontend/ui/Price.tsx'
import type { CountryCode } from '#shared/countries/country.ts'
import { civilDate } from '#shared/rules/age.ts'
import { saveBooks } from './books-file.ts'
import { DayFields } from './parts/DayFields.tsx'
import { type DayQuery, useTotals } from './payments.ts'

const states = ['ordered', 'completed', 'failed', 'refunded', 'charged_back'] as const

/** Totals of a day per method, VAT rate and state, and its books as a file (FIN-05). */
export default function TotalsScreen() {
  const t = useTranslations('finance.totals')
  const { company } = useSettings()
  // today in the viewer's time zone, which differs from the UTC day around midnight
  const timeZone = useTimeZone() ?? 'UTC'
  const [chosen, setChosen] = useState({ country: company.country, day: civilDate(new Date(), timeZone) })
  const day = { country: chosen.country as CountryCode, day: chosen.day }
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      <div className="mb-4 max-w-md">
        <DayFields value={chosen} onChange={setChosen} />
      </div>
      {day.day && <DayTotals key={`${day.country} ${day.day}`} day={day} />}
    </>
  )
}

function DayTotals({ day }: { day: DayQuery }) {
  const t = useTranslations('finance.totals')
  const methods = useTranslations('credits.method.names')
  const view = useTotals(day)
  const rows = view.data?.rows ?? []
  return (
    <>
      {view.isPending && <RowsSkeleton />}
      {view.error && !view.data && <LoadFailed error={view.error} onRetry={() => void view.refetch()} />}
      {view.data && rows.length === 0 && <EmptyState drawing="till" title={t('none')} />}
      {rows.length > 0 && (
        <div className="flex flex-col gap-4">
          <Table label={t('title')} columns={[t('method'), t('vat'), ...states.map((state) => t(`states.${state}`))]}>
            {rows.map((row) => (
              <tr key={`${row.method} ${row.vat_percent} ${row.currency}`}>
                <td className="whitespace-nowrap">{methods(row.method)}</td>
                <td className="tabular whitespace-nowrap">
                  {row.vat_percent === null || row.vat_cents === null ? (
                    '–'
                  ) : (
                    <>
                      {row.vat_percent}% · <Price cents={row.vat_cents} currency={row.currency} />
                    </>
                  )}
                </td>
                {states.map((state) => (
                  <td key={state} className="tabular whitespace-nowrap">
                    {row[state].count === 0 && row[state].cents === 0 ? (
                      '–'
                    ) : (
                      <>
                        {row[state].count} · <Price cents={row[state].cents} currency={row.currency} />
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </Table>
          <SaveButton label={t('export')} onSave={() => saveBooks(day)} />
        </div>
      )}
    </>
  )
}
