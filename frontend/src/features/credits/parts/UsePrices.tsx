import { useTranslations } from 'use-intl'
import { useMessagePrice, useSettings } from '#frontend/domain/account/session.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { priceText } from '#frontend/ui/Price.tsx'
import { RowList } from '#frontend/ui/RowList.tsx'

/**
 * Uses of credits with their price in credits and the minimum price in money, from the settings.
 */
export function UsePrices() {
  const t = useTranslations('credits')
  const settings = useSettings()
  const locale = useRegionalLocale()
  const message = useMessagePrice()
  const cost = (count: number): string =>
    message
      ? t('pricing.from', {
          count,
          price: priceText((message.costs / settings.message_credits) * count, message.currency, locale),
        })
      : t('amount', { count })
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
