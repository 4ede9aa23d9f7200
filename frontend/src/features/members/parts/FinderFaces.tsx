import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark, FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { FitReasons } from '#frontend/domain/members/FitReasons.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { placeText } from '#frontend/domain/members/place.ts'
import { SharedInterests } from '#frontend/domain/members/SharedInterests.tsx'
import type { Found } from '#frontend/domain/members/search.ts'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Link } from '#frontend/ui/Link.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Photo, PhotoFoot } from '#frontend/ui/Photo.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

type FoundCard = Found['results'][number]

/** Number of photos: one row on phones, two rows on narrow phones and beside the questions. */
const most = 4

/**
 * First members who match the answers so far: beside the questions from 992 px, above them in
 * narrower windows.
 */
export function FinderFaces({ cards }: { cards: readonly FoundCard[] | undefined }) {
  const t = useTranslations('meeting.finder')
  const settings = useSettings()
  if (cards?.length === 0) return null
  const shown = cards?.slice(0, most)
  const fictional = shown?.filter((card) => card.fictional).length ?? 0
  return (
    <section aria-label={t('faces')} className="max-lg:-order-1">
      <ul className="grid grid-cols-2 gap-2 min-[360px]:grid-cols-4 lg:grid-cols-2 lg:gap-3">
        {!cards &&
          [0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="aspect-4/5 rounded-control! lg:rounded-card!" />
          ))}
        {shown?.map((card) => (
          <li key={card.id}>
            <Face card={card} />
          </li>
        ))}
      </ul>
      <FictionalNote text={fictionalText(settings, fictional, shown?.length)} className="mt-2" />
    </section>
  )
}

/**
 * Class of texts that phones do not show: their narrow cards have room only for name and age, and
 * below the photo for marks, in the smallest font size.
 */
const onWideFace = 'max-sm:hidden'

/** Small card; the reasons name the interests that member and viewer share (PROF-26). */
function Face({ card }: { card: FoundCard }) {
  const settings = useSettings()
  const locale = useLocale()
  const place = placeText(card, settings, locale)
  return (
    <Link to={pathTo('members-id', { id: card.id })} className="block rounded-control lg:rounded-card">
      <Photo
        {...photoSources(card.main_image?.thumb_filename)}
        alt=""
        isFirst
        className="rounded-control lg:rounded-card"
      >
        <PhotoFoot className="px-2 pt-6! pb-1.5!">
          <span className="block wrap-anywhere font-medium text-sm leading-tight">
            <LongName name={card.name} /> <span className="tabular font-normal">{card.age}</span>{' '}
            {card.verified && <VerifiedMark />}
          </span>
          {place && (
            <span className={clsx('line-clamp-2 wrap-anywhere text-sm leading-tight', onWideFace)}>{place}</span>
          )}
        </PhotoFoot>
      </Photo>
      {/* Below the photo, as marks on it would hide most of the face. Phones show no icon. */}
      {card.fictional && <FictionalMark className="mt-1 px-2! py-0! max-sm:[&_svg]:hidden" />}
      <div className="mt-1 sm:hidden">
        <SharedInterests tags={card.shared_interests} most={0} tone="primary" />
      </div>
      <div className={clsx('[&_p]:leading-tight', onWideFace)}>
        <FitReasons card={card} />
      </div>
    </Link>
  )
}
