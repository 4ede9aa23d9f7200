import { useTranslations } from 'use-intl'
import { Tabs } from '#frontend/ui/Tabs.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { type LikeType, likeTypes } from '../queries.ts'

type LikeTabsProps = { current: LikeType | 'favourites' | 'looks'; newLikes: number }

/** Links to the likes by type, to the favourites and to who looked. */
export function LikeTabs({ current, newLikes }: LikeTabsProps) {
  const t = useTranslations('likes.tabs')
  const nav = useTranslations('app.nav')
  const types = likeTypes.map((one) => ({
    label: t(one),
    to: one === 'received' ? pathTo('likes') : pathTo('likes-type', { type: one }),
    isCurrent: one === current,
    ...(one === 'received' && { count: newLikes, countLabel: nav('newLikes', { count: newLikes }) }),
  }))
  const more = (['favourites', 'looks'] as const).map((name) => ({
    label: t(name),
    to: pathTo(`likes-${name}`),
    isCurrent: name === current,
  }))
  return <Tabs label={t('label')} items={[...types, ...more]} />
}
