import { useTranslations } from 'use-intl'
import { TextField } from '#frontend/ui/TextField.tsx'
import { reasonLength } from '#shared/model/reason.ts'
import type { AgeShown } from '../use-age-shown.ts'

/**
 * Field for how the member showed their age; if left empty, they have to pass the external check.
 */
export function AgeShownField({ shown, isTried }: { shown: AgeShown; isTried: boolean }) {
  const t = useTranslations('staff.answer')
  const { provider, text, onChange, isShort } = shown
  return (
    <TextField
      label={t('ageShown')}
      description={t('ageShownHint', { provider })}
      maxLength={reasonLength.max}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      error={isTried && isShort ? t('tooShort', { count: String(reasonLength.min) }) : null}
    />
  )
}
