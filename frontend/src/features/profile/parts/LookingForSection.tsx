import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { AgeRange } from '#frontend/domain/members/AgeRange.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { signupReasons } from '#shared/model/profile.ts'
import { agesAbout } from '#shared/rules/wanted-ages.ts'
import { FactField, type FieldsProps } from './FactField.tsx'

/** What the member looks for: defaults of their searches (SEARCH-24). */
export function LookingForSection({ shown, onChange }: FieldsProps) {
  const t = useTranslations('profile.looking')
  const { visible_profile_fields, wanted_ages } = useSettings()
  return (
    <Section id="looking" title={t('title')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SegmentedControl
          label={t('who')}
          options={[
            { value: 'female', label: t('female') },
            { value: 'male', label: t('male') },
          ]}
          value={shown.wanted_gender}
          onChange={(wanted_gender) => onChange({ wanted_gender })}
        />
        <div>
          <AgeRange
            label={t('ages')}
            ages={shown.wanted_ages ?? agesAbout(shown.age, wanted_ages)}
            onChange={(ages) => onChange({ wanted_ages: ages })}
          />
          {shown.wanted_ages && (
            <Button tone="ghost" size="sm" className="-ml-3 mt-1" onClick={() => onChange({ wanted_ages: null })}>
              {t('agesAbout')}
            </Button>
          )}
        </div>
        {visible_profile_fields.includes('reason') && (
          <FactField name="reason" label={t('what')} values={signupReasons} shown={shown} onChange={onChange} />
        )}
      </div>
    </Section>
  )
}
