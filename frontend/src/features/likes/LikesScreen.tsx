import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Late } from '#frontend/lib/Late.tsx'
import { countNewLikes } from '#frontend/lib/likes.ts'
import { useParam } from '#frontend/lib/router.ts'
import { useTitle } from '#frontend/lib/title.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { MoreOnScroll } from '#frontend/ui/MoreOnScroll.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { PhotoGridSkeleton, Skeleton } from '#frontend/ui/Skeleton.tsx'
import { Tabs } from '#frontend/ui/Tabs.tsx'
import { pageSize } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { LikeGrid, likeGridClass } from './parts/LikeGrid.tsx'
import { NoLikes } from './parts/NoLikes.tsx'
import { type LikeType, likesOf, likeTypes, useLikes } from './queries.ts'

/** Who likes you, whom you like, and with whom it is mutual; each an address of its own, received first. */
export default function LikesScreen() {
  const t = useTranslations('likes')
  const nav = useTranslations('app.nav')
  const type = (useParam('type') || 'received') as LikeType
  const { data, error, refetch } = useLikes()
  useTitle(t('title'))

  const all = data && likesOf(data, type)
  const newLikes = data ? countNewLikes(data) : 0
  const tabs = likeTypes.map((one) => ({
    label: t(`tabs.${one}`),
    to: one === 'received' ? pathTo('likes') : pathTo('likes-type', { type: one }),
    isCurrent: one === type,
    ...(one === 'received' && { count: newLikes, countLabel: nav('newLikes', { count: newLikes }) }),
  }))

  return (
    <main id="content">
      <Container>
        <PageHeading title={t('title')} className="pb-3! md:pb-5!" />
        <Tabs label={t('tabs.label')} items={tabs} />
        <div className="pt-4">
          {all && all.length > 0 && <LikeList key={type} type={type} all={all} />}
          {all?.length === 0 && <NoLikes type={type} />}
          {!all && error && <LikesFailed error={error} onRetry={() => void refetch()} />}
          {!all && !error && (
            <>
              <Late className="mb-4" />
              <Skeleton className="mb-4 h-6 w-56" />
              <PhotoGridSkeleton count={8} className={likeGridClass} />
            </>
          )}
        </div>
      </Container>
    </main>
  )
}

function LikeList({ type, all }: { type: LikeType; all: ReturnType<typeof likesOf> }) {
  const t = useTranslations('likes')
  const [shown, setShown] = useState<number>(pageSize.likes)
  const onMore = useCallback(() => setShown((count) => count + pageSize.likes), [])
  return (
    <>
      <p className="mb-4 text-muted">{t(`total.${type}`, { total: all.length })}</p>
      <LikeGrid likes={all.slice(0, shown)} isMatchTold={type !== 'matches'} />
      {shown < all.length && <MoreOnScroll label={t('more')} isPending={false} onMore={onMore} />}
    </>
  )
}

function LikesFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const retry = useTranslations('app.errors')('retry')
  const text = useErrorText()(error)
  return text && <EmptyState drawing="lost" title={text} action={<Button onClick={onRetry}>{retry}</Button>} />
}
