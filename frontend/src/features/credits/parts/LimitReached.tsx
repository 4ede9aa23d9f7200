import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { spendingPeriods } from '#shared/model/spending.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { longMoment } from './limit-moment.ts'

/** Details of the refusal `spending_limit`. */
const Details = z.object({
  period: z.enum(spendingPeriods),
  currency: z.string(),
  limit_cents: z.int(),
  left_cents: z.int(),
  frees_at: z.nullable(z.string()),
  payment: z.optional(z.string()),
})

/** Limit that an order exceeds, the amount left, and when more is available again (PAY-65). */
export function LimitReached({ details }: { details: Readonly<Record<string, unknown>> }) {
  const t = useTranslations('buying.reached')
  const toOpenPayment = useTranslations('credits.payment')('toOpenPayment')
  const locale = useRegionalLocale()
  const { data: reached } = Details.safeParse(details)
  if (!reached) return null
  const { period, currency, payment, frees_at: freesAt } = reached
  const price = (cents: number) => priceText(cents, currency, locale)
  return (
    <Alert
      tone="warning"
      isLive
      action={
        <span className="flex flex-wrap gap-2">
          {payment && <LinkButton to={pathTo('transactions', { id: payment })}>{toOpenPayment}</LinkButton>}
          <LinkButton to={`${pathTo('transactions')}#limits`}>{t('toLimits')}</LinkButton>
        </span>
      }
    >
      {t(period, { limit: price(reached.limit_cents), left: price(reached.left_cents) })}
      {payment && ` ${t('open')}`}
      {freesAt && ` ${t('frees', { moment: longMoment(freesAt, locale) })}`}
    </Alert>
  )
}
