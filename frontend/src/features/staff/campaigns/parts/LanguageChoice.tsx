import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { languageName } from '#frontend/lib/language-name.ts'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import type { Language } from '#shared/i18n/languages.ts'

/** Choice of the language whose text is shown; renders nothing if the site offers only one. */
export function LanguageChoice({ language, onChange }: { language: Language; onChange: (value: Language) => void }) {
  const t = useTranslations('staff.campaigns')
  const { languages } = useSettings()
  if (languages.length < 2) return null
  return (
    <SegmentedControl
      label={t('language')}
      options={languages.map((value) => ({ value, label: languageName(value) }))}
      value={language}
      onChange={onChange}
    />
  )
}
