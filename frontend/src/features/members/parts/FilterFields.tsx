import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { countryName, regionTerm } from '#frontend/domain/members/place.ts'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { type Option, SelectField } from '#frontend/ui/SelectField.tsx'
import type { Gender } from '#shared/model/profile.ts'
import { maximumSearchAge } from '#shared/rules/limits.ts'
import { changed, type Filters, type SearchField } from '../filters.ts'
import { MemberFilterFields } from './MemberFilterFields.tsx'

/** A search as its controls show and change it. */
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

const range = (from: number, to: number): Option[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: String(from + index) }))

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
  const { countries, region_data, minimum_age } = settings
  const region = region_data[filters.country]
  const has = (field: SearchField) => fields.includes(field)
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
      {(has('min_age') || has('max_age')) && (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-medium">{t('age')}</legend>
          <div className="flex items-center gap-2">
            {has('min_age') && (
              <SelectField
                className="min-w-20 flex-1"
                label={t('minAge')}
                isLabelHidden
                options={range(minimum_age, maximumSearchAge)}
                value={String(filters.min_age)}
                onChange={({ target }) => change({ min_age: Number(target.value) })}
              />
            )}
            {has('min_age') && has('max_age') && <span className="text-muted">{t('to')}</span>}
            {has('max_age') && (
              <SelectField
                className="min-w-20 flex-1"
                label={t('maxAge')}
                isLabelHidden
                options={range(minimum_age, maximumSearchAge)}
                value={String(filters.max_age)}
                onChange={({ target }) => change({ max_age: Number(target.value) })}
              />
            )}
          </div>
        </fieldset>
      )}
      {has('distance') && <MemberFilterFields filters={filters} hasPlace={hasPlace} onChange={change} />}
    </div>
  )
}
