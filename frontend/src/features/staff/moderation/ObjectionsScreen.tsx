import { useTranslations } from 'use-intl'
import { ListAndDetail } from '#frontend/features/staff/parts/ListAndDetail.tsx'
import { staffPaths } from '#frontend/features/staff/paths.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { useClaims } from './claims.ts'
import { useObjections } from './objections.ts'
import { ListScreen } from './parts/ListScreen.tsx'
import { ObjectionCard } from './parts/ObjectionCard.tsx'
import { ObjectionList } from './parts/ObjectionList.tsx'

/** Open objections, oldest first, with the objection of the URL beside the list (MOD-03). */
export default function ObjectionsScreen({ id }: { id: string }) {
  const t = useTranslations('staff.objections')
  const list = useObjections()
  const rows = list.data?.objections
  const opened = rows?.find(({ number }) => number === id)
  // A claim keeps colleagues away, so only staff who may decide claim the objection.
  const claims = useClaims('objections', opened?.may_decide && !opened.own ? [opened.number] : [])
  return (
    <ListScreen
      title={opened ? t('decision', { number: opened.number }) : t('title')}
      lead={t('lead')}
      claim={claims.of(opened?.number)}
      list={list}
      empty={{ title: t('none'), text: t('noneHint') }}
    >
      {rows && rows.length > 0 && (
        <ListAndDetail
          list={<ObjectionList objections={rows} current={id} claimOf={claims.of} />}
          detail={
            id &&
            (opened ? (
              <ObjectionCard key={opened.number} objection={opened} />
            ) : (
              <EmptyState drawing="desk" title={t('gone')} />
            ))
          }
          back={{ to: staffPaths.objections, label: t('back') }}
          choose={t('choose')}
        />
      )}
    </ListScreen>
  )
}
