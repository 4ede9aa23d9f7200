import { useId } from 'react'
import { useLocale } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark, FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { FitReasons } from '#frontend/domain/members/FitReasons.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { OnlineDot } from '#frontend/domain/members/OnlineDot.tsx'
import { useOnline } from '#frontend/domain/members/online.ts'
import { placeText } from '#frontend/domain/members/place.ts'
import { SharedInterests } from '#frontend/domain/members/SharedInterests.tsx'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { PhotoCard } from '#frontend/ui/PhotoCard.tsx'
import { DayTime } from '#frontend/ui/Time.tsx'
import type { Output } from '#shared/contract/endpoint.ts'
import type { likes } from '#shared/contract/likes.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { likeGridClass } from './LikeGrid.tsx'

type Looks = Output<typeof likes.listLooks>['looks']

const firstInView = 5

/** Members who looked, latest day first, in a grid per day. */
export function LookDays({ looks }: { looks: Looks }) {
  const settings = useSettings()
  const profiles = looks.map(({ profile }) => profile)
  const online = useOnline(profiles)
  const days = [...new Set(looks.map(({ day }) => day))]
  const warning = fictionalText(settings, profiles.filter(({ fictional }) => fictional).length, profiles.length)
  return (
    <>
      <FictionalNote text={warning} className="mb-4" />
      {days.map((day, index) => (
        <LookDay
          key={day}
          day={day}
          profiles={looks.filter((look) => look.day === day).map(({ profile }) => profile)}
          online={online}
          isFirst={index === 0}
        />
      ))}
    </>
  )
}

type LookDayProps = {
  day: string
  profiles: readonly Looks[number]['profile'][]
  online: ReadonlySet<string>
  isFirst: boolean
}

function LookDay({ day, profiles, online, isFirst }: LookDayProps) {
  const settings = useSettings()
  const locale = useLocale()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-6">
      <p id={id} className="mb-2 font-bold">
        {/* Local time, so that the date is the same in every time zone. */}
        <DayTime at={`${day}T12:00:00`} className="block" />
      </p>
      <ul className={likeGridClass}>
        {profiles.map((profile, index) => (
          <li key={profile.id}>
            <PhotoCard
              to={pathTo('members-id', { id: profile.id })}
              {...photoSources(profile.main_image?.thumb_filename)}
              title={profile.name}
              titleEnd={profile.age}
              titleMark={profile.verified && <VerifiedMark />}
              dot={online.has(profile.id) && <OnlineDot className="ring-2 ring-white" />}
              details={placeText(profile, settings, locale)}
              below={<FitReasons card={profile} />}
              marks={profile.fictional && <FictionalMark tone="photo" />}
              overTitle={<SharedInterests tags={profile.shared_interests} />}
              isFirst={isFirst && index < firstInView}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
