import { useTranslations } from 'use-intl'
import type { Likes } from '#frontend/domain/likes/likes.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Badge } from '#frontend/ui/Badge.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { PhotoCard } from '#frontend/ui/PhotoCard.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { Head } from './Head.tsx'

const mostCards = 8

/** Members whose like is unanswered, newest first, in a row that scrolls. */
export function Likers({ likers }: { likers: Likes['liked_by'] }) {
  const t = useTranslations('home.likers')
  const words = useTranslations('likes')
  const nav = useTranslations('app.nav')
  const newLikes = likers.filter(({ like_new }) => like_new).length
  return (
    <section aria-labelledby="likers">
      <Head
        id="likers"
        title={
          <>
            {t('title')}
            <Badge count={newLikes} label={nav('newLikes', { count: newLikes })} />
          </>
        }
        to={pathTo('likes')}
        more={t('all')}
        className="mb-2"
      />
      {/* reaches the edges of a phone, so that the row visibly continues */}
      <ul className="-mx-[15px] flex snap-x scroll-px-[15px] gap-3 overflow-x-auto px-[15px] pb-2">
        {likers.slice(0, mostCards).map(({ id, profile, like_new }) => (
          <li key={id} className="w-[min(8.25rem,80vw)] shrink-0 snap-start">
            <PhotoCard
              to={pathTo('likes-m-id', { id })}
              {...photoSources(profile.main_image?.thumb_filename)}
              title={profile.name}
              titleEnd={profile.age}
              titleMark={profile.verified && <VerifiedMark />}
              isSmall
              marks={
                <>
                  {like_new && <Tag className="bg-primary! text-on-primary!">{words('new')}</Tag>}
                  {profile.fictional && <FictionalMark tone="photo" />}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
