import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Section } from '#frontend/ui/Section.tsx'
import { openFacts } from '#shared/model/profile-facts.ts'
import { FactField, type FieldsProps } from './FactField.tsx'

// without `reason`, which is asked in the section on what the member looks for
const [, ...facts] = openFacts

/** Facts of the member's own profile. Asks only for those that the site shows (PROF-24). */
export function FactsSection(fields: FieldsProps) {
  const t = useTranslations('profile.facts')
  const { visible_profile_fields } = useSettings()
  const asked = facts.filter(([name]) => visible_profile_fields.includes(name))
  if (asked.length === 0) return null
  return (
    <Section id="facts" title={t('title')}>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {asked.map(([name, values]) => (
          <FactField key={name} name={name} values={values} {...fields} />
        ))}
      </div>
    </Section>
  )
}
