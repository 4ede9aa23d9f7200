import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Card } from '#frontend/ui/Card.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { RowList } from '#frontend/ui/RowList.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useLowestPrice } from '../use-lowest-price.ts'

/** Prices in credits and in money (TRAP-21), from the settings. */
export function PriceWords() {
  const t = useTranslations('site.home.prices')
  const settings = useSettings()
  const price = useLowestPrice()
  const rows: readonly [string, string][] = [
    [t('signup'), t('signupPrice')],
    ...(settings.signup_credits > 0
      ? [[t('welcome'), t('welcomeCredits', { count: settings.signup_credits })] satisfies [string, string]]
      : []),
    [
      t('message'),
      price
        ? t('messageCredits', { count: settings.message_credits, price })
        : t('credits', { count: settings.message_credits }),
    ],
    [t('photo'), t('credits', { count: settings.photo_credits })],
    [t('gift'), t('credits', { count: settings.gift_credits })],
  ]
  return (
    <Container className="pt-16 md:pt-24">
      <Card className="grid gap-6 md:grid-cols-[1fr_2fr] md:gap-12 md:p-10!">
        <div>
          <h2 className="text-xl md:text-2xl">{t('title')}</h2>
          <p className="mt-2 text-muted">{t('lead')}</p>
          <p className="mt-3">
            <TextLink to={pathTo('pricing')}>{t('all')}</TextLink>
          </p>
        </div>
        <RowList rows={rows} />
      </Card>
    </Container>
  )
}
