import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import type { Likes } from '#frontend/domain/likes/likes.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { placeText } from '#frontend/domain/members/place.ts'
import { SharedInterests } from '#frontend/domain/members/SharedInterests.tsx'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Badge } from '#frontend/ui/Badge.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { PhotoCard } from '#frontend/ui/PhotoCard.tsx'
import { RetryAlert } from '#frontend/ui/RetryAlert.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { Head } from './Head.tsx'

const maxCards = 8

/** Reaches the edges of a phone, so that the row visibly continues. */
const rowClass = '-mx-[15px] flex snap-x scroll-px-[15px] gap-3 overflow-x-auto px-[15px] pb-2'
const cardClass = 'w-[min(8.25rem,80vw)] shrink-0 snap-start'

type LikersProps = {
  /** Members whose like is unanswered, newest first. */
  likers: Likes['liked_by'] | undefined
  error: Error | null
  onRetry: () => void
}

/** Unanswered likes in a row that scrolls; nothing if there are none. */
export function Likers({ likers, error, onRetry }: LikersProps) {
  const t = useTranslations('home.likers')
  const nav = useTranslations('app.nav')
  const retry = useTranslations('app.errors')('retry')
  const problem = useErrorText()(error)
  if (likers?.length === 0) return null
  const newLikes = likers?.filter(({ like_new }) => like_new).length ?? 0
  return (
    <section aria-labelledby="likers" aria-busy={!likers && !error}>
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
      {!likers && !error && <LikersSkeleton />}
      {/* A failed refetch keeps the loaded likes. */}
      {!likers && error && problem && (
        <RetryAlert retry={retry} onRetry={onRetry}>
          {problem}
        </RetryAlert>
      )}
      {likers && (
        <ul className={rowClass}>
          {likers.slice(0, maxCards).map((like) => (
            <li key={like.id} className={cardClass}>
              <Liker like={like} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Liker({ like: { id, profile, like_new } }: { like: Likes['liked_by'][number] }) {
  const words = useTranslations('likes')
  const settings = useSettings()
  const locale = useLocale()
  return (
    <PhotoCard
      to={pathTo('likes-m-id', { id })}
      {...photoSources(profile.main_image?.thumb_filename)}
      title={profile.name}
      titleEnd={profile.age}
      titleMark={profile.verified && <VerifiedMark />}
      details={placeText(profile, settings, locale)}
      overTitle={<SharedInterests tags={profile.shared_interests} most={1} />}
      isSmall
      marks={
        <>
          {like_new && <Tag className="bg-primary! text-on-primary!">{words('new')}</Tag>}
          {profile.fictional && <FictionalMark tone="photo" />}
        </>
      }
    />
  )
}

function LikersSkeleton() {
  return (
    <div aria-hidden="true" className={`${rowClass} overflow-x-hidden!`}>
      {[0, 1, 2].map((place) => (
        <span key={place} className={`${cardClass} block aspect-4/5 rounded-card bg-sunken`} />
      ))}
    </div>
  )
}
