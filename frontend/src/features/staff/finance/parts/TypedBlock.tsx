import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '#frontend/ui/TextField.tsx'
import { BlockForm } from './BlockForm.tsx'

const both = { block: true, unblock: true } as const

/**
 * Blocks or unblocks a typed bank account or phone number, for cases in which no payment is known.
 */
export function TypedBlock() {
  const t = useTranslations('finance.debits')
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const text = typed.trim()
  // An IBAN begins with the letters of its country, a phone number with a digit or +.
  const named = text === '' ? null : /^[a-z]/i.test(text) ? { iban: text } : { phone: text }
  return (
    <details className="mt-6 rounded-control border border-line bg-surface p-4">
      <summary className="cursor-pointer font-medium">{t('typed')}</summary>
      <div className="mt-3 flex flex-col gap-3">
        <TextField
          label={t('typedLabel')}
          description={t('typedHint')}
          autoComplete="off"
          maxLength={50}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isMissing && !named ? t('typedMissing') : null}
        />
        <BlockForm named={named} can={both} onIncomplete={() => setMissing(true)} />
      </div>
    </details>
  )
}
