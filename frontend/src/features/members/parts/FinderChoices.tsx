import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { profileSections } from '#frontend/domain/profile/sections.ts'
import { Chip } from '#frontend/ui/Chip.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { signupReasons } from '#shared/model/profile.ts'
import { distances, maxSearchedInterests } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { searchableInterests } from '#shared/rules/profile.ts'
import type { Answers } from '../match-finder.ts'
import { useDistanceText } from '../use-distance-text.ts'

type FinderChoicesProps = {
  answers: Answers
  /** Whether the member's town is known; undefined until the first answer. */
  hasPlace: boolean | undefined
  onAnswer: (name: 'reason' | 'interests' | 'distance', value: string | null) => void
}

/** Number of interests shown before the member opens all of them; the member's own come first. */
const firstInterests = 10

/** What the member looks for, interests and distance, each as chips to press. */
export function FinderChoices({ answers, hasPlace, onAnswer }: FinderChoicesProps) {
  const t = useTranslations('meeting.finder')
  const words = useTranslations('members')
  const distanceText = useDistanceText()
  const settings = useSettings()
  const own: readonly string[] = useMember()?.profile.interests ?? []
  const [isWhole, setWhole] = useState(false)
  const labels = new Map(settings.interests.map(({ tag, label }) => [tag, label]))
  const chosen = answers.interests?.split(',') ?? []
  const offered = searchableInterests.filter((tag) => labels.has(tag))
  const rank = (tag: string) => (chosen.includes(tag) ? 0 : own.includes(tag) ? 1 : 2)
  const [order] = useState(() => [...offered].sort((a, b) => rank(a) - rank(b)))
  const toggle = (tag: string) => {
    const next = chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]
    onAnswer('interests', next.join(',') || null)
  }
  const isShown = (field: string) => settings.visible_profile_fields.includes(field)
  return (
    <>
      {isShown('reason') && (
        <Choices label={t('reason')}>
          {signupReasons
            .filter((reason) => reason !== 'other')
            .map((reason) => (
              <Chip
                key={reason}
                isPressed={answers.reason === reason}
                onClick={() => onAnswer('reason', answers.reason === reason ? null : reason)}
              >
                {words(`factValues.reason.${reason}`)}
              </Chip>
            ))}
        </Choices>
      )}
      {isShown('interests') && order.length > 0 && (
        <Choices label={t('interests', { count: String(maxSearchedInterests) })}>
          {order.slice(0, isWhole ? undefined : firstInterests).map((tag) => (
            <Chip
              key={tag}
              isPressed={chosen.includes(tag)}
              disabled={!chosen.includes(tag) && chosen.length >= maxSearchedInterests}
              onClick={() => toggle(tag)}
              className="disabled:opacity-55"
            >
              {labels.get(tag)}
            </Chip>
          ))}
          {!isWhole && order.length > firstInterests && (
            <Chip onClick={() => setWhole(true)} className="border-transparent! text-muted! underline">
              {t('moreInterests')}
            </Chip>
          )}
        </Choices>
      )}
      {hasPlace === true && (
        <Choices label={t('distance')}>
          {distances.map((distance) => (
            <Chip
              key={distance}
              isPressed={answers.distance === String(distance)}
              onClick={() => onAnswer('distance', String(distance))}
            >
              {distanceText(distance)}
            </Chip>
          ))}
          <Chip isPressed={answers.distance === undefined} onClick={() => onAnswer('distance', null)}>
            {words('filters.anyDistance')}
          </Chip>
        </Choices>
      )}
      {hasPlace === false && (
        <p className="text-muted text-sm">
          <TextLink to={`${pathTo('profile')}#${profileSections.city}`}>{words('filters.place')}</TextLink>
        </p>
      )}
    </>
  )
}

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-medium">{label}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
)
