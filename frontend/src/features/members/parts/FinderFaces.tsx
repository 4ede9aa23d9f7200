import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark, FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Link } from '#frontend/ui/Link.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Photo, PhotoFoot } from '#frontend/ui/Photo.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { MemberCard } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'

/** Number of photos: one row on phones, two rows on narrow phones and beside the questions. */
const most = 4

/**
 * First members who match the answers so far; above the questions on phones, beside them elsewhere.
 */
export function FinderFaces({ cards }: { cards: readonly MemberCard[] | undefined }) {
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
        {shown?.map(({ id, name, age, fictional, verified, main_image }) => (
          <li key={id}>
            <Link to={pathTo('members-id', { id })} className="block rounded-control lg:rounded-card">
              <Photo
                {...photoSources(main_image?.thumb_filename)}
                alt=""
                isFirst
                className="rounded-control lg:rounded-card"
              >
                <PhotoFoot className="px-2 pt-6! pb-1.5!">
                  <span className="block wrap-anywhere font-medium text-[0.75rem] leading-tight sm:text-sm">
                    <LongName name={name} /> <span className="tabular font-normal">{age}</span>{' '}
                    {verified && <VerifiedMark />}
                  </span>
                </PhotoFoot>
              </Photo>
              {/* below the photo: on it, the mark would hide most
                  of the face; on phones without its icon */}
              {fictional && <FictionalMark className="mt-1 px-2! py-0! max-sm:[&_svg]:hidden" />}
            </Link>
          </li>
        ))}
      </ul>
      <FictionalNote text={fictionalText(settings, fictional, shown?.length)} className="mt-2" />
    </section>
  )
}
