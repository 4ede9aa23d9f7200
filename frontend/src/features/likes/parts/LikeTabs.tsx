import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Tabs } from '#frontend/ui/Tabs.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { type LikeType, likeTypes } from '../queries.ts'

type LikeTabsProps = { current: LikeType | 'favourites'; newLikes: number }

/** Links to the likes by type and to the favourites. */
export function LikeTabs({ current, newLikes }: LikeTabsProps) {
  const t = useTranslations('likes.tabs')
  const nav = useTranslations('app.nav')
  const types = likeTypes.map((one) => ({
    label: t(one),
    to: one === 'received' ? pathTo('likes') : pathTo('likes-type', { type: one }),
    isCurrent: one === current,
    ...(one === 'received' && { count: newLikes, countLabel: nav('newLikes', { count: newLikes }) }),
  }))
  const favourites = {
    label: t('favourites'),
    icon: <Star aria-hidden="true" className="size-5" />,
    to: pathTo('favourites'),
    isCurrent: current === 'favourites',
  }
  return <Tabs label={t('label')} items={[...types, favourites]} />
}
