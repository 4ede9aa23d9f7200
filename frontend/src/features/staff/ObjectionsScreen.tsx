import { useTranslations } from 'use-intl'
import { useObjections } from './objections.ts'
import { ListScreen } from './parts/ListScreen.tsx'
import { ObjectionCard } from './parts/ObjectionCard.tsx'

/** Open objections to decisions, oldest first (MOD-03). */
export default function ObjectionsScreen() {
  const t = useTranslations('staff.objections')
  const list = useObjections()
  const rows = list.data?.objections
  return (
    <ListScreen title={t('title')} lead={t('lead')} list={list} empty={{ title: t('none'), text: t('noneHint') }}>
      {rows && rows.length > 0 && (
        <ol className="flex max-w-5xl flex-col gap-4">
          {rows.map((objection) => (
            <ObjectionCard key={objection.number} objection={objection} />
          ))}
        </ol>
      )}
    </ListScreen>
  )
}
