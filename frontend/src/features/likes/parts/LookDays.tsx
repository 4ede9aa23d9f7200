import { useId } from 'react'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { MemberTile } from '#frontend/domain/members/MemberTile.tsx'
import { useOnline } from '#frontend/domain/members/online.ts'
import { DayTime } from '#frontend/ui/Time.tsx'
import type { Output } from '#shared/contract/endpoint.ts'
import type * as likes from '#shared/contract/likes.ts'
import { firstInView, likeGridClass } from './LikeGrid.tsx'

type Looks = Output<typeof likes.listLooks>['looks']

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
            <MemberTile card={profile} isOnline={online.has(profile.id)} isFirst={isFirst && index < firstInView} />
          </li>
        ))}
      </ul>
    </section>
  )
}
