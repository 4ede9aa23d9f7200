import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { AgeRange } from '#frontend/domain/members/AgeRange.tsx'
import { countryName, regionTerm } from '#frontend/domain/members/place.ts'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import type { Gender } from '#shared/model/profile.ts'
import { changed, type Filters, type SearchField } from '../filters.ts'
import { MemberFilterFields } from './MemberFilterFields.tsx'

/** Search that the filter controls show and change. */
export type FilterControls = {
  /** Null until the first answer has returned the defaults. */
  filters: Filters | null
  fields: readonly SearchField[]
  onChange: (filters: Filters) => void
  /** Returns to the filters that a search starts with. */
  onReset: () => void
  /** Whether the member's town is known, so that a distance can be chosen. */
  hasPlace: boolean
}

/** Search fields that the site offers (SEARCH-12). */
export function FilterFields({
  filters,
  fields,
  hasPlace,
  onChange,
}: Omit<FilterControls, 'onReset'> & { filters: Filters }) {
  const t = useTranslations('members.filters')
  const genderWords = useTranslations('members.genders')
  const settings = useSettings()
  const locale = useLocale()
  const { countries, region_data } = settings
  const region = region_data[filters.country]
  const has = (field: SearchField) => fields.includes(field)
  const ageFields = (['min_age', 'max_age'] as const).filter(has)
  const change = (part: Partial<Filters>) => onChange(changed(filters, part))
  return (
    <div className="flex flex-col gap-5">
      {has('gender') && (
        <SegmentedControl<Gender>
          label={t('gender')}
          options={[
            { value: 'female', label: genderWords('female') },
            { value: 'male', label: genderWords('male') },
          ]}
          value={filters.gender}
          onChange={(gender) => change({ gender })}
        />
      )}
      {has('country') && countries.length > 1 && (
        <SelectField
          label={t('country')}
          options={countries.map((code) => ({ value: code, label: countryName(code, locale) }))}
          value={filters.country}
          onChange={({ target }) => change({ country: target.value })}
        />
      )}
      {has('countryregion') && region && (
        <SelectField
          label={regionTerm(settings, filters.country)}
          options={region.regions.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('anyRegion')}
          value={filters.countryregion ?? ''}
          onChange={({ target }) => change({ countryregion: target.value || null })}
        />
      )}
      {ageFields.length > 0 && <AgeRange label={t('age')} ages={filters} onChange={change} ends={ageFields} />}
      {has('distance') && <MemberFilterFields filters={filters} hasPlace={hasPlace} onChange={change} />}
    </div>
  )
}
