import { useTranslations } from 'use-intl'
import { useMinute } from '#frontend/features/staff/use-minute.ts'
import { useClaims } from './claims.ts'
import { ListScreen } from './parts/ListScreen.tsx'
import { RiskCard } from './parts/RiskCard.tsx'
import { useRisks } from './risks.ts'

/** Members whose signals suggest a scam, highest score first (MOD-12). */
export default function RisksScreen() {
  const t = useTranslations('staff.risks')
  const now = useMinute()
  const list = useRisks()
  const claims = useClaims('risks', [])
  const rows = list.data?.risks
  return (
    <ListScreen title={t('title')} lead={t('lead')} list={list} empty={{ title: t('none'), text: t('noneHint') }}>
      {rows && rows.length > 0 && (
        <ol className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
          {rows.map((entry) => (
            <RiskCard key={entry.member.id} entry={entry} claim={claims.of(entry.member.id)} now={now} />
          ))}
        </ol>
      )}
    </ListScreen>
  )
}
