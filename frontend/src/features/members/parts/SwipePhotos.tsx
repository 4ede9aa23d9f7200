import { clsx } from 'clsx'
import { ChevronDown, ChevronLeft, ChevronRight, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { placeText } from '#frontend/domain/members/place.ts'
import { SharedInterests } from '#frontend/domain/members/SharedInterests.tsx'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Photo, PhotoFoot } from '#frontend/ui/Photo.tsx'
import { PhotoShape } from '#frontend/ui/PhotoShape.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import type { MemberProfile, SwipeCard } from '#shared/contract/members.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { LockedNote } from './LockedNote.tsx'

type SwipePhotosProps = {
  card: SwipeCard
  /** Undefined until they are requested and loaded. */
  photos: MemberProfile['photos'] | undefined
  isLoading: boolean
  isUnfolded: boolean
  onAsk: () => void
  onUnfold: () => void
}

/**
 * Photos of a card of the swipe game, one at a time: a press on the right side shows the next one,
 * on the left side the previous one (SEARCH-27). A press on the name unfolds the profile.
 */
export function SwipePhotos({ card, photos, isLoading, isUnfolded, onAsk, onUnfold }: SwipePhotosProps) {
  const t = useTranslations('meeting.swipe')
  const reasons = useTranslations('meeting.reasons')
  const photoWords = useTranslations('members.photos')
  const settings = useSettings()
  const locale = useLocale()
  const [wanted, setWanted] = useState(0)
  const { id, name, age, fictional, main_image, num_photos } = card
  const count = Math.max(1, photos?.length ?? 1)
  const at = Math.min(wanted, count - 1)
  const photo = photos?.[at]
  // The button for the next photo is shown only if there is one, as pressing it loads the profile,
  // which records a look.
  const hasMore = photos ? at < count - 1 : num_photos === undefined ? main_image !== null : num_photos > 1
  const isAwaited = !photos && isLoading && wanted > 0
  const goTo = (index: number) => {
    onAsk()
    setWanted(index)
  }
  const position = { number: String(at + 1), count: String(count) }
  const nameId = `swipe-${id}`
  return (
    <Photo
      {...photoSources(photo?.filename ?? main_image?.filename)}
      alt={photo?.locked ? photoWords('locked') : count > 1 ? photoWords('photo', { name, ...position }) : ''}
      isFirst
      shape={photo?.thumbhash && <PhotoShape hash={photo.thumbhash} />}
      className={clsx('rounded-t-card', !isUnfolded && 'rounded-b-card')}
    >
      {at > 0 && (
        <Zone label={photoWords('previous')} onPress={() => goTo(at - 1)} className="left-0 w-1/3 justify-start">
          <ChevronLeft aria-hidden="true" />
        </Zone>
      )}
      {hasMore && (
        <Zone
          label={photoWords('next')}
          isBusy={isAwaited}
          onPress={() => goTo(at + 1)}
          className="right-0 w-2/3 justify-end"
        >
          {isAwaited ? <Spinner /> : <ChevronRight aria-hidden="true" />}
        </Zone>
      )}
      {photo?.locked && (
        <div className="pointer-events-none [&_a]:pointer-events-auto">
          <LockedNote count={photos?.filter(({ locked }) => locked).length ?? 1} />
        </div>
      )}
      {count > 1 && (
        <div className="pointer-events-none absolute inset-x-3 top-3 flex gap-1">
          {photos?.map((one, index) => (
            <span
              key={one.id}
              className={clsx('h-1 flex-1 rounded-full shadow-card', index === at ? 'bg-white' : 'bg-white/45')}
            />
          ))}
          <span aria-live="polite" className="sr-only">
            {photoWords('at', position)}
          </span>
        </div>
      )}
      {fictional && <FictionalMark tone="photo" className="pointer-events-none absolute top-6 left-3" />}
      <PhotoFoot className="pointer-events-none flex flex-wrap px-4 items-end justify-between gap-x-3">
        {card.shared_interests && (
          <div className="w-full">
            <SharedInterests tags={card.shared_interests} />
          </div>
        )}
        {/* leaves room for the link, which would wrap otherwise */}
        <h2 id={nameId} className="pointer-events-auto min-w-0 max-w-[calc(100%-3.5rem)]">
          <button
            type="button"
            aria-expanded={isUnfolded}
            title={t('unfold', { name })}
            onClick={onUnfold}
            className="block min-h-11 w-full text-left"
          >
            <span className="block wrap-anywhere font-bold text-xl leading-tight">
              <LongName name={name} /> <span className="tabular font-normal">{age}</span>{' '}
              {card.verified && <VerifiedMark />}{' '}
              <ChevronDown
                aria-hidden="true"
                className={clsx('inline size-5 align-middle transition', isUnfolded && 'rotate-180')}
              />
            </span>
            <span className="block wrap-anywhere font-normal text-base leading-tight">
              {placeText(card, settings, locale)}
              {card.near && ` · ${reasons('near')}`}
            </span>
          </button>
        </h2>
        <span onPointerDown={(event) => event.stopPropagation()} className="pointer-events-auto shrink-0">
          <LinkButton
            to={pathTo('members-id', { id })}
            aria-label={t('toProfile', { name })}
            title={t('toProfile', { name })}
            icon={<UserRound aria-hidden="true" />}
            className="size-11 rounded-full! border-0! bg-black/60! px-0! text-white! hover:bg-black/75!"
          />
        </span>
      </PhotoFoot>
    </Photo>
  )
}

/** Button over one side of the photo, with an arrow. */
function Zone({
  label,
  isBusy = false,
  onPress,
  className,
  children,
}: {
  label: string
  isBusy?: boolean
  onPress: () => void
  className: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={onPress}
      className={clsx('absolute inset-y-0 flex items-center px-3 outline-offset-[-6px]', className)}
    >
      <span className="inline-flex size-9 items-center justify-center rounded-full bg-black/45 text-white max-md:opacity-70 [&_svg]:size-5">
        {children}
      </span>
    </button>
  )
}
