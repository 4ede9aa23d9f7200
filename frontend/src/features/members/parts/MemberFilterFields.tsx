import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { profileSections } from '#frontend/domain/profile/sections.ts'
import { Chip } from '#frontend/ui/Chip.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { Switch } from '#frontend/ui/Switch.tsx'
import { distances, maxSearchedInterests } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { searchableInterests } from '#shared/rules/profile.ts'
import type { Filters } from '../filters.ts'
import { useDistanceText } from '../use-distance-text.ts'
import { useMutualText } from '../use-mutual-text.ts'

type MemberFilterFieldsProps = {
  filters: Filters
  hasPlace: boolean
  onChange: (change: Partial<Filters>) => void
}

/** Filters that only members have (SEARCH-25). */
export function MemberFilterFields({ filters, hasPlace, onChange }: MemberFilterFieldsProps) {
  const t = useTranslations('members.filters')
  const mutualText = useMutualText()
  const distanceText = useDistanceText()
  return (
    <>
      {hasPlace ? (
        <SelectField
          label={t('distance')}
          placeholder={t('anyDistance')}
          options={distances.map((distance) => ({ value: String(distance), label: distanceText(distance) }))}
          value={String(filters.distance ?? '')}
          onChange={({ target }) =>
            onChange({ distance: distances.find((one) => String(one) === target.value) ?? null })
          }
        />
      ) : (
        <p className="text-muted text-sm">
          <TextLink to={`${pathTo('profile')}#${profileSections.city}`}>{t('place')}</TextLink>
        </p>
      )}
      <div className="flex flex-col gap-1.5">
        <Switch label={t('active')} isOn={filters.active} onChange={(active) => onChange({ active })} />
        <Switch label={t('isNew')} isOn={filters.new} onChange={(isNew) => onChange({ new: isNew })} />
        <Switch label={t('photo')} isOn={filters.photo} onChange={(photo) => onChange({ photo })} />
        <Switch label={mutualText} isOn={filters.mutual} onChange={(mutual) => onChange({ mutual })} />
      </div>
      <InterestField interests={filters.interests} onChange={(interests) => onChange({ interests })} />
    </>
  )
}

type Interests = Filters['interests']

/** Chosen interests as chips, and a select to add one; members found have at least one of them. */
function InterestField({ interests, onChange }: { interests: Interests; onChange: (interests: Interests) => void }) {
  const t = useTranslations('members.filters')
  const settings = useSettings()
  if (!settings.visible_profile_fields.includes('interests')) return null
  const labels = new Map(settings.interests.map(({ tag, label }) => [tag, label]))
  const left = searchableInterests.filter((tag) => labels.has(tag) && !interests.includes(tag))
  const labelOf = (tag: Interests[number]) => labels.get(tag) ?? tag
  return (
    <div>
      {interests.length < maxSearchedInterests && (
        <SelectField
          label={t('interests')}
          placeholder={t('addInterest')}
          options={left.map((tag) => ({ value: tag, label: labelOf(tag) }))}
          value=""
          onChange={({ target }) => {
            const tag = left.find((one) => one === target.value)
            if (tag) onChange([...interests, tag])
          }}
        />
      )}
      {interests.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {interests.map((tag) => (
            <Chip
              key={tag}
              isRemovable
              aria-label={t('remove', { filter: labelOf(tag) })}
              onClick={() => onChange(interests.filter((one) => one !== tag))}
            >
              {labelOf(tag)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
