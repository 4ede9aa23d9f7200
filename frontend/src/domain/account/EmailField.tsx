import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FieldWithControlProps } from '#frontend/ui/Field.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { suggestedEmail } from '#shared/rules/email.ts'
import { useSettings } from './session.ts'

/** Delay after the last keystroke before a correction is suggested; earlier it would distract. */
const restMs = 600

/** Likely correction of the address, after a pause in typing (ACC-19). */
function useSuggestion(email: string): string | null {
  const { email_domains } = useSettings()
  const [rested, setRested] = useState(email)
  useEffect(() => {
    const timer = setTimeout(() => setRested(email), restMs)
    return () => clearTimeout(timer)
  }, [email])
  return rested === email ? suggestedEmail(email, email_domains) : null
}

type EmailFieldProps = Omit<FieldWithControlProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string
  onChange: (email: string) => void
}

/** Email field that offers a correction for a likely typing error. */
export function EmailField({ value, onChange, ...props }: EmailFieldProps) {
  const t = useTranslations('ui')
  const suggestion = useSuggestion(value)
  return (
    <div>
      <TextField
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        {...props}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status" className="text-sm">
        {suggestion && (
          <button
            type="button"
            onClick={() => onChange(suggestion)}
            className="min-h-11 break-all text-left font-medium text-primary-ink underline decoration-1 underline-offset-3"
          >
            {t('emailSuggestion', { email: suggestion })}
          </button>
        )}
      </p>
    </div>
  )
}
