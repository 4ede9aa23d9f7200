import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { countryName, regionTerm } from '#frontend/domain/members/place.ts'
import { useRegionTowns } from '#frontend/domain/profile/region-towns.ts'
import { TownField } from '#frontend/domain/profile/TownField.tsx'
import { DateField } from '#frontend/ui/DateField.tsx'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { genders } from '#shared/model/profile.ts'
import { maxNameLength } from '#shared/rules/name.ts'
import type { Answers, Choices, Field } from '../signup-answers.ts'
import { useForbidden } from '../use-forbidden.ts'
import { WantedAgesRow } from './WantedAgesRow.tsx'

export type StepProps = {
  answers: Answers
  changeForm: (part: Partial<Answers['form']>) => void
  changeChoices: (part: Partial<Choices>) => void
  problemOf: (field: Field) => string | undefined
}

/** Step 0: gender and wanted gender. */
export function WhoStep({ answers, changeChoices, problemOf }: StepProps) {
  const t = useTranslations('account.signup.who')
  const words = useTranslations('ui.gender')
  const options = genders.map((value) => ({ value, label: words(value) }))
  const { gender, wanted_gender } = answers.choices
  return (
    <>
      <RadioCards
        label={t('iAm')}
        options={options}
        value={gender}
        onChange={(value) => changeChoices({ gender: value })}
        error={problemOf('gender')}
      />
      <RadioCards
        label={t('lookingFor')}
        options={options}
        value={wanted_gender}
        onChange={(value) => changeChoices({ wanted_gender: value })}
        error={problemOf('wanted_gender')}
      />
    </>
  )
}

/** Step 1: date of birth; its errors come from the server (ACC-14, ACC-16). */
export function AgeStep({ answers, changeForm, problemOf }: StepProps) {
  const t = useTranslations('account.signup.age')
  const { minimum_age } = useSettings()
  return (
    <DateField
      label={t('birthDate')}
      description={t('hint', { age: String(minimum_age) })}
      autoComplete="bday"
      value={answers.form.date_of_birth}
      onChange={(value) => changeForm({ date_of_birth: value })}
      error={problemOf('date_of_birth')}
    />
  )
}

/**
 * Step 2: profile name, place and wanted ages. A chosen town fills in the region, so the region,
 * labelled with the country's term (OPEN-81), comes after it.
 */
export function PlaceStep({ answers, changeForm, changeChoices, problemOf }: StepProps) {
  const t = useTranslations('account.signup.place')
  const settings = useSettings()
  const { countries, region_data } = settings
  const locale = useLocale()
  const { country, region, city } = answers.choices
  const { regions = [] } = region_data[country] ?? {}
  const townIn = useRegionTowns()
  const forbidden = useForbidden(answers.form.name)
  return (
    <>
      <TextField
        label={t('name')}
        description={t('nameHint')}
        autoComplete="nickname"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxNameLength}
        value={answers.form.name}
        onChange={({ target }) => changeForm({ name: target.value })}
        error={forbidden ?? problemOf('name')}
      />
      {countries.length > 1 && (
        <SelectField
          label={t('country')}
          options={countries.map((code) => ({ value: code, label: countryName(code, locale) }))}
          value={country}
          onChange={({ target }) => changeChoices({ country: target.value, region: '', city: '' })}
        />
      )}
      <TownField
        label={t('city')}
        description={t('cityHint')}
        country={country}
        region={region}
        value={city}
        onChange={(typed, of) => changeChoices({ city: typed, ...(of && { region: of }) })}
        error={problemOf('city')}
      />
      <SelectField
        label={regionTerm(settings, country)}
        options={regions.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t('chooseRegion')}
        value={region}
        onChange={({ target }) => {
          const next = target.value
          changeChoices({ region: next, city: townIn({ region, town: city }, next) })
        }}
        error={problemOf('region')}
      />
      <WantedAgesRow {...{ answers, changeChoices }} />
    </>
  )
}
