import { useCallback } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { countryName } from '#frontend/domain/members/place.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { discountValidities } from '#shared/model/money.ts'

/** Fields of a discount code in the reason of an audit entry, with the keys of their labels. */
const fields = {
  percentage: 'percentage',
  validity: 'validity',
  country: 'country',
  expires: 'expires',
  currency: 'currency',
  minOrderCents: 'minimum',
  paymentMethods: 'methods',
  userId: 'member',
} as const
type Field = keyof typeof fields

/**
 * Text of the reason of an audit entry about a discount code: the code and its changed fields,
 * stored as `percentage 20 → 30` (FIN-03).
 */
export function useDiscountText(): (reason: string) => string {
  const t = useTranslations('finance.discounts')
  const locale = useLocale()
  const regional = useRegionalLocale()
  return useCallback(
    (reason) => {
      const valueText = (field: Field, value: string): string => {
        const validity = discountValidities.find((one) => one === value)
        if (field === 'validity' && validity) return t(`validities.${validity}`)
        if (field === 'country' && /^[A-Z]{2}$/.test(value)) return countryName(value, locale)
        const moment = new Date(value)
        if (field === 'expires' && !Number.isNaN(moment.getTime()))
          return new Intl.DateTimeFormat(regional, { dateStyle: 'short', timeStyle: 'medium' }).format(moment)
        // Without currency, which an entry names only if it changed too.
        if (field === 'minOrderCents' && /^\d+$/.test(value))
          return new Intl.NumberFormat(regional, { minimumFractionDigits: 2 }).format(Number(value) / 100)
        return value
      }
      const partText = (part: string): string => {
        const [name = '', ...values] = part.split(' ')
        const field = (Object.keys(fields) as Field[]).find((one) => one === name)
        if (!field) return part
        const label = t(fields[field])
        return values.length > 0
          ? `${label}: ${values.map((value) => (value === '→' ? value : valueText(field, value))).join(' ')}`
          : label
      }
      const [code = '', ...changes] = reason.split(', ')
      return [code, ...changes.map(partText)].join(', ')
    },
    [t, locale, regional],
  )
}
