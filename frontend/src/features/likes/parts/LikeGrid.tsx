import { Ellipsis } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useLike } from '#frontend/domain/likes/use-like.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { phoneGridClass } from '#frontend/domain/members/MemberGrid.tsx'
import { MemberTile } from '#frontend/domain/members/MemberTile.tsx'
import { useOnline } from '#frontend/domain/members/online.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { HeartButton } from '#frontend/ui/HeartButton.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { Moment } from '#frontend/ui/Time.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import type { ShownLike } from '../queries.ts'

/** Number of photos that are in view at first, which load before the others. */
export const firstInView = 5

export const likeGridClass = `${phoneGridClass} sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5`

type LikeGridProps = {
  likes: readonly ShownLike[]
  isMatchTold: boolean
  /** Called with the member whose options the viewer opens (MOD-21). */
  onOptions: (profile: ShownLike['profile']) => void
}

export function LikeGrid({ likes, isMatchTold, onOptions }: LikeGridProps) {
  const settings = useSettings()
  const online = useOnline(likes.map(({ profile }) => profile))
  const warning = fictionalText(settings, likes.filter(({ profile }) => profile.fictional).length, likes.length)
  return (
    <>
      <FictionalNote text={warning} className="mb-4" />
      <ul className={likeGridClass}>
        {likes.map((like, index) => (
          <li key={like.id} className="flex flex-col">
            <LikeCard
              like={like}
              isOnline={online.has(like.profile.id)}
              isMatchTold={isMatchTold}
              isFirst={index < firstInView}
              onOptions={() => onOptions(like.profile)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Likes already highlighted since page load; each new one is highlighted once. */
const haveGlowed = new Set<string>()

function useGlowOnce(id: string, isNew: boolean): boolean {
  const [isGlowing] = useState(() => isNew && !haveGlowed.has(id))
  useEffect(() => {
    if (isGlowing) haveGlowed.add(id)
  }, [isGlowing, id])
  return isGlowing
}

type LikeCardProps = {
  like: ShownLike
  isOnline: boolean
  isMatchTold: boolean
  isFirst: boolean
  onOptions: () => void
}

function LikeCard({ like, isOnline, isMatchTold, isFirst, onOptions }: LikeCardProps) {
  const t = useTranslations('likes')
  const { id, profile, liked_at, match, isNew } = like
  // `match` of a received like shows whether the member likes back. For a given like it has no
  // effect, as a like that this grid shows is always loaded.
  const { isLiked, onToggle } = useLike(profile, match)
  const isGlowing = useGlowOnce(`${id} ${liked_at}`, isNew)
  const { name } = profile
  return (
    <>
      <MemberTile
        card={profile}
        to={pathTo('likes-m-id', { id })}
        isOnline={isOnline}
        marks={
          <>
            {isNew && <Tag className="bg-primary! text-on-primary!">{t('new')}</Tag>}
            {match && isMatchTold && <Tag tone="photo">{t('match')}</Tag>}
          </>
        }
        isFirst={isFirst}
        isGlowing={isGlowing}
        corner={
          <HeartButton
            isOn={isLiked}
            label={isLiked ? t('unlike', { name }) : t('like', { name })}
            onToggle={onToggle}
          />
        }
      />
      <div className="mt-auto flex items-center justify-between gap-2 pl-1 text-muted text-sm">
        <Moment at={liked_at} className="truncate" />
        <IconButton label={t('options', { name })} icon={<Ellipsis aria-hidden="true" />} onClick={onOptions} />
      </div>
    </>
  )
}
