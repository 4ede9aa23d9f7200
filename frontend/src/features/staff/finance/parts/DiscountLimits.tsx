import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { countryName } from '#frontend/domain/members/place.ts'
import { Chip } from '#frontend/ui/Chip.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { goneMember } from '#shared/contract/finance.ts'
import { countryCodes } from '#shared/countries/country.ts'
import { currencies } from '#shared/model/money.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { type DiscountAnswers, methodLimits } from '../discount-form.ts'

type DiscountLimitsProps = {
  answers: DiscountAnswers
  onChange: (change: Partial<DiscountAnswers>) => void
  errorOf: (field: keyof DiscountAnswers) => string | null
}

/** Limits of a discount code (PAY-38); an empty field means no limit. */
export function DiscountLimits({ answers, onChange, errorOf }: DiscountLimitsProps) {
  const t = useTranslations('finance.discounts')
  const names = useTranslations('credits.method.names')
  const locale = useLocale()
  const { methods } = answers
  const [limits] = useState(() => methodLimits(methods))
  const isChosen = (stands: readonly PaymentMethod[]) => stands.some((one) => methods.includes(one))
  const toggle = (stands: readonly PaymentMethod[]) => {
    const others = methods.filter((one) => !stands.includes(one))
    onChange({ methods: isChosen(stands) ? others : [...others, ...stands] })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{t('limits')}</legend>
      <p className="mb-3 text-muted text-sm">{t('limitsHint')}</p>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t('country')}
          placeholder={t('anyCountry')}
          options={countryCodes.map((value) => ({ value, label: countryName(value, locale) }))}
          value={answers.country}
          onChange={({ target }) => onChange({ country: target.value })}
        />
        <SelectField
          label={t('currency')}
          placeholder={t('anyCurrency')}
          options={currencies.map((value) => ({ value, label: value }))}
          value={answers.currency}
          onChange={({ target }) => onChange({ currency: target.value })}
          error={errorOf('currency')}
        />
        <TextField
          label={t('expires')}
          type="datetime-local"
          value={answers.expires}
          onChange={({ target }) => onChange({ expires: target.value })}
          error={errorOf('expires')}
        />
        <TextField
          label={t('minimum')}
          description={t('minimumHint')}
          inputMode="decimal"
          maxLength={9}
          value={answers.minimum}
          onChange={({ target }) => onChange({ minimum: target.value })}
          error={errorOf('minimum')}
        />
        <TextField
          label={t('member')}
          description={t(answers.member === goneMember ? 'memberGone' : 'memberHint')}
          maxLength={26}
          autoComplete="off"
          spellCheck={false}
          value={answers.member}
          onChange={({ target }) => onChange({ member: target.value })}
          error={errorOf('member')}
        />
      </div>
      <fieldset className="mt-4 min-w-0">
        <legend className="font-medium">{t('methods')}</legend>
        <p className="mb-2 text-muted text-sm">{t('methodsHint')}</p>
        <div className="flex flex-wrap gap-1.5">
          {limits.map(({ method, stands }) => (
            <Chip key={method} isPressed={isChosen(stands)} onClick={() => toggle(stands)}>
              {names(method)}
            </Chip>
          ))}
        </div>
      </fieldset>
    </fieldset>
  )
}
