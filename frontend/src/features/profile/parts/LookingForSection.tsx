import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Section } from '#frontend/ui/Section.tsx'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { signupReasons } from '#shared/model/profile.ts'
import { FactField, type FieldsProps } from './FactField.tsx'

export function LookingForSection({ shown, onChange }: FieldsProps) {
  const t = useTranslations('profile.looking')
  const { visible_profile_fields } = useSettings()
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
        {visible_profile_fields.includes('reason') && (
          <FactField name="reason" label={t('what')} values={signupReasons} shown={shown} onChange={onChange} />
        )}
      </div>
    </Section>
  )
}
