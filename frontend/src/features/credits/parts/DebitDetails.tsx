import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#frontend/ui/Card.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import type { DebitField, DebitValues } from '../debit-fields.ts'

type DebitDetailsProps = {
  values: DebitValues
  errorOf: (field: DebitField) => string | null
  onChange: (field: DebitField, value: string) => void
}

/** Account, address and phone number of a direct debit. */
export function DebitDetails({ values, errorOf, onChange }: DebitDetailsProps) {
  const t = useTranslations('credits.directDebit')
  const wired = (
    field: DebitField,
  ): Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> & { error: string | null } => ({
    name: field,
    value: values[field],
    onChange: (event) => onChange(field, event.target.value),
    error: errorOf(field),
  })
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('details')}</h2>
      <TextField label={t('holder')} autoComplete="name" maxLength={70} {...wired('account_holder')} />
      <TextField
        label={t('iban')}
        description={t('ibanHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        {...wired('iban')}
      />
      <div className="grid grid-cols-[2fr_1fr] max-[16rem]:grid-cols-1 gap-4">
        <TextField label={t('street')} autoComplete="address-line1" maxLength={70} {...wired('street')} />
        <TextField label={t('houseNumber')} autoComplete="address-line2" maxLength={16} {...wired('house_number')} />
      </div>
      <div className="grid grid-cols-[1fr_2fr] max-[16rem]:grid-cols-1 gap-4">
        <TextField label={t('zip')} autoComplete="postal-code" maxLength={16} {...wired('zip')} />
        <TextField label={t('city')} autoComplete="address-level2" maxLength={70} {...wired('city')} />
      </div>
      <TextField
        label={t('phone')}
        description={t('phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        {...wired('phone')}
      />
    </Card>
  )
}
