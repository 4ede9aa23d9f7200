import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useLike } from '#frontend/domain/likes/use-like.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { placeText } from '#frontend/domain/members/place.ts'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { HeartButton } from '#frontend/ui/HeartButton.tsx'
import { PhotoCard } from '#frontend/ui/PhotoCard.tsx'
import type { MemberCard } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'

/** Two columns on phones, three and four on wider screens; also for skeletons. */
export const memberGridClass = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4'

/** Above the fold on most screens, so their images load with priority. */
const firstInView = 4

type MemberGridProps = {
  cards: readonly MemberCard[]
  /** For visitors: a click on a heart asks to log in (LIKE-04). */
  onLoginRequired?: (() => void) | undefined
}

export function MemberGrid({ cards, onLoginRequired }: MemberGridProps) {
  return (
    <ul className={memberGridClass}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <GridCard card={card} isFirst={index < firstInView} onLoginRequired={onLoginRequired} />
        </li>
      ))}
    </ul>
  )
}

function GridCard({
  card,
  isFirst,
  onLoginRequired,
}: { card: MemberCard; isFirst: boolean } & Pick<MemberGridProps, 'onLoginRequired'>) {
  const t = useTranslations('members')
  const settings = useSettings()
  const locale = useLocale()
  const { isLiked, onToggle } = useLike(card)
  return (
    <PhotoCard
      to={pathTo('members-id', { id: card.id })}
      {...photoSources(card.main_image?.thumb_filename)}
      title={card.name}
      titleEnd={card.age}
      details={placeText(card, settings, locale)}
      marks={card.fictional && <FictionalMark tone="photo" />}
      isFirst={isFirst}
      corner={
        <HeartButton
          isOn={isLiked}
          label={isLiked ? t('unlike', { name: card.name }) : t('like', { name: card.name })}
          onToggle={onLoginRequired ?? onToggle}
        />
      }
    />
  )
}
