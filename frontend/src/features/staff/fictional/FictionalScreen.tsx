import { Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { placeText } from '#frontend/domain/members/place.ts'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { fictionalPath, staffPaths } from '#frontend/features/staff/paths.ts'
import { Avatar } from '#frontend/ui/Avatar.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { useFictionalList } from './queries.ts'

/** Fictional profiles of the site, marked here as everywhere (TRAP-01). */
export default function FictionalScreen() {
  const t = useTranslations('staff.fictional')
  const settings = useSettings()
  const locale = useLocale()
  const list = useFictionalList()
  const cards = list.data?.pages.flatMap(({ members }) => members) ?? []
  const toNew = (
    <LinkButton to={staffPaths.newFictional} tone="primary" size="sm" icon={<Plus aria-hidden="true" />}>
      {t('new')}
    </LinkButton>
  )
  return (
    <>
      <Head title={t('title')} lead={t('lead')}>
        {toNew}
      </Head>
      {list.isPending && <RowsSkeleton />}
      {list.error && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && cards.length === 0 && <EmptyState drawing="frame" title={t('none')} />}
      {cards.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line bg-surface">
          {cards.map((card) => (
            <li key={card.id}>
              <Link
                to={fictionalPath(card.id)}
                className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 outline-offset-[-3px] hover:bg-sunken"
              >
                <Avatar name={card.name} size="sm" {...photoSources(card.main_image?.thumb_filename)} />
                <span className="font-medium">
                  {card.name}, <span className="tabular font-normal">{card.age}</span>
                </span>
                <span className="text-muted text-sm">{placeText(card, settings, locale)}</span>
                <FictionalMark className="ml-auto" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <MorePages label={t('more')} list={list} />
    </>
  )
}
