import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useMinPrice } from '#frontend/domain/credits/min-price.ts'
import { RowList } from '#frontend/ui/RowList.tsx'

/** Uses of credits with their price in credits and the member's minimum price in money. */
export function UsePrices() {
  const t = useTranslations('credits')
  const settings = useSettings()
  const minPrice = useMinPrice()
  const cost = (count: number): string =>
    minPrice ? t('pricing.from', { count, price: minPrice(count) }) : t('amount', { count })
  const rows: readonly [string, string][] = [
    [t('pricing.message'), cost(settings.message_credits)],
    [t('pricing.photo'), cost(settings.photo_credits)],
    [t('pricing.gift'), cost(settings.gift_credits)],
    [t('pricing.receiving'), t('pricing.signupPrice')],
    [t('pricing.signup'), t('pricing.signupPrice')],
    ...(settings.signup_credits > 0
      ? [[t('pricing.welcome'), t('amount', { count: settings.signup_credits })] satisfies [string, string]]
      : []),
  ]
  return <RowList rows={rows} />
}
