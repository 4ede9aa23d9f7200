import { useTranslations } from 'use-intl'
import { useErasures } from './hand-requests.ts'
import { ErasureCard } from './parts/ErasureCard.tsx'
import { ListScreen } from './parts/ListScreen.tsx'
import { MemberLink } from './parts/MemberLink.tsx'

/** Erasures that wait for approval by a second staff member, oldest first (MOD-19). */
export default function ErasuresScreen() {
  const t = useTranslations('staff.requests.erasures')
  const list = useErasures()
  const rows = list.data?.erasures
  return (
    <ListScreen title={t('title')} lead={t('lead')} list={list} empty={{ title: t('none'), text: t('noneHint') }}>
      {rows && rows.length > 0 && (
        <ol className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
          {rows.map((erasure) => (
            <li key={erasure.id} className="flex flex-col gap-3 rounded-control border border-line bg-surface p-4">
              <div>
                <MemberLink card={erasure.member} />
              </div>
              <ErasureCard erasure={erasure} />
            </li>
          ))}
        </ol>
      )}
    </ListScreen>
  )
}
