import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { countryName, regionTerm } from '#frontend/domain/members/place.ts'
import { factKey } from '#frontend/domain/profile/fact-text.ts'
import { TownField } from '#frontend/domain/profile/TownField.tsx'
import { Chip } from '#frontend/ui/Chip.tsx'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { type Gender, genders } from '#shared/model/profile.ts'
import { openFacts } from '#shared/model/profile-facts.ts'
import type { FictionalAnswers } from '../fictional-form.ts'
import { FictionalPrompts } from './FictionalPrompts.tsx'

type FieldsProps = {
  answers: FictionalAnswers
  /** Saved profile, whose town is not checked again. */
  stored: FictionalAnswers
  regionError: string | null
  townError: string | null
  onChange: (change: Partial<FictionalAnswers>) => void
}

/**
 * Fields of a fictional profile that can be changed later, with the options of real members except
 * sensitive facts and interests.
 */
export function FictionalFields({ answers, stored, regionError, townError, onChange }: FieldsProps) {
  const t = useTranslations('staff.fictional')
  const words = useTranslations('members')
  const genderWords = useTranslations('ui.gender')
  const settings = useSettings()
  const locale = useLocale()
  const { countries, region_data, interests } = settings
  const toggle = (tag: string) =>
    onChange({
      interests: answers.interests.includes(tag)
        ? answers.interests.filter((one) => one !== tag)
        : [...answers.interests, tag],
    })
  return (
    <>
      <SegmentedControl<Gender>
        label={t('wanted')}
        options={genders.map((value) => ({ value, label: genderWords(value) }))}
        value={answers.wanted_gender}
        onChange={(wanted_gender) => onChange({ wanted_gender })}
        className="max-w-xs"
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <SelectField
          label={t('country')}
          options={countries.map((value) => ({ value, label: countryName(value, locale) }))}
          value={answers.country}
          onChange={({ target }) => onChange({ country: target.value, region: '', city: '' })}
        />
        <SelectField
          label={regionTerm(settings, answers.country)}
          placeholder={t('choose')}
          required
          options={(region_data[answers.country]?.regions ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={answers.region}
          onChange={({ target }) => onChange({ region: target.value, ...(answers.region && { city: '' }) })}
          error={regionError}
        />
        <TownField
          label={t('city')}
          country={answers.country}
          region={answers.region}
          value={answers.city}
          isKnown={answers.city === stored.city && answers.region === stored.region}
          onChange={(city, region) => onChange({ city, ...(region && { region }) })}
          error={townError}
        />
      </div>
      <TextAreaField
        label={t('about')}
        maxLength={1000}
        value={answers.about}
        onChange={({ target }) => onChange({ about: target.value })}
      />
      <FictionalPrompts prompts={answers.prompts} onChange={(prompts) => onChange({ prompts })} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {openFacts.map(([fact, values]) => (
          <SelectField
            key={fact}
            label={words(`facts.${fact}`)}
            placeholder={t('open')}
            options={values.map((value) => ({ value, label: words(factKey(fact, value)) }))}
            value={answers.facts[fact] ?? ''}
            onChange={({ target }) => onChange({ facts: { ...answers.facts, [fact]: target.value || undefined } })}
          />
        ))}
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium">{t('interests')}</legend>
        <div className="flex flex-wrap gap-1.5">
          {interests
            .filter(({ sensitive }) => !sensitive)
            .map(({ tag, label }) => (
              <Chip key={tag} isPressed={answers.interests.includes(tag)} onClick={() => toggle(tag)}>
                {label}
              </Chip>
            ))}
        </div>
      </fieldset>
    </>
  )
}
