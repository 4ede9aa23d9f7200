import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { usePage, useParam } from '#frontend/lib/router.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { Favourites } from './parts/Favourites.tsx'
import { LikeLists } from './parts/LikeLists.tsx'
import { LikeTabs } from './parts/LikeTabs.tsx'
import { Looks } from './parts/Looks.tsx'
import { type LikeType, useLikes } from './queries.ts'

/**
 * Likes received, given and mutual, favourites, and who looked; each with its own URL, likes
 * received first.
 */
export default function LikesScreen() {
  const t = useTranslations('likes')
  const { name } = usePage()
  const type = (useParam('type') || 'received') as LikeType
  const other = name === 'likes-favourites' ? 'favourites' : name === 'likes-looks' ? 'looks' : null
  const newLikes = useLikes().data?.new_likes ?? 0
  useTitle(other ? t(`tabs.${other}`) : t('title'))
  return (
    <main id="content">
      <Container>
        <PageHeading title={t('title')} className="pb-3! md:pb-5!" />
        <LikeTabs current={other ?? type} newLikes={newLikes} />
        <div className="pt-4">
          {other === 'favourites' && <Favourites />}
          {other === 'looks' && <Looks />}
          {!other && <LikeLists type={type} />}
        </div>
      </Container>
    </main>
  )
}
