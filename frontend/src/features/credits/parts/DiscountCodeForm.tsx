import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepTypedCode, useWelcomeCode } from '#frontend/domain/credits/discount-code.ts'
import { useOfferWithoutCode } from '#frontend/domain/credits/offer.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { useTypeCode } from '../queries.ts'

/**
 * Field for a discount code. The code is refused with the server's message, or applies until it is
 * cleared (PAY-32 to 35).
 */
export function DiscountCodeForm({ code, hasDiscount }: { code: string | null; hasDiscount: boolean }) {
  const t = useTranslations('credits.code')
  const errorText = useErrorText()
  const typeCode = useTypeCode()
  const welcomeCode = useWelcomeCode()
  const [text, setText] = useState('')
  // Fetches the offer without the typed code too. Its answer updates the stored welcome code, so
  // that the form does not announce a welcome code that has expired since.
  useOfferWithoutCode(code !== null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) typeCode.mutate(text, { onSuccess: () => setText('') })
  }

  return (
    <Card>
      <h2 className="mb-3 text-lg">{t('title')}</h2>
      <div role="status">
        {code && (
          <p className="mb-3 flex items-start gap-2 text-on-success-tint">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>
              {t('applied', { code })} {welcomeCode && welcomeCode !== code && t('welcomeBack', { code: welcomeCode })}
            </span>
          </p>
        )}
      </div>
      {code ? (
        <Button onClick={() => keepTypedCode(null)}>{t('clear')}</Button>
      ) : (
        <form onSubmit={submit} className="flex flex-col gap-4">
          <TextField
            label={t('label')}
            description={hasDiscount ? t('instead') : undefined}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              typeCode.reset()
            }}
            error={typeCode.error && errorText(typeCode.error)}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" isPending={typeCode.isPending} className="self-start">
            {t('apply')}
          </Button>
        </form>
      )}
    </Card>
  )
}
