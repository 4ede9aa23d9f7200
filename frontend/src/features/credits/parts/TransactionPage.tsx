import { Check, Clock, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { Payment } from '#shared/model/money.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { usePayment } from '../queries.ts'
import { CancelCredits } from './CancelCredits.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { Purchased } from './Purchased.tsx'

/** One payment in its state (PAY-14, PAY-19), followed while it is open. */
export function TransactionPage({ id }: { id: string }) {
  const t = useTranslations('credits')
  const { data: payment, error, refetch } = usePayment(id)
  return (
    <div className="mx-auto max-w-[560px] pt-6 text-center md:pt-10">
      {payment ? (
        <Card>
          <div role="status">
            <State payment={payment} />
          </div>
          <PaymentFacts payment={payment} />
          {payment.cancel && (
            <div className="border-line border-t pt-4">
              <CancelCredits payment={payment} offer={payment.cancel} />
            </div>
          )}
        </Card>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <>
          <h1 className="sr-only">{t('transaction.title')}</h1>
          <Skeleton className="h-[480px] rounded-card!" />
        </>
      )}
      <p className="mt-6">
        <TextLink to={pathTo('transactions')}>{t('transaction.all')}</TextLink>
      </p>
    </div>
  )
}

function State({ payment }: { payment: Payment }) {
  const t = useTranslations('credits.transaction')
  const locale = useRegionalLocale()
  const { status, checkout_url: checkoutUrl } = payment
  const price = priceText(payment.refund?.price_cents ?? payment.price_cents, payment.currency, locale)
  const otherMethod = pathTo('credits-id-paymentmethod', { id: payment.bundle })
  switch (status) {
    case 'loading':
      return <Head sign="wait" title={t('loading')} text={t('loadingText')} />
    case 'pending':
      return (
        <Head
          sign="wait"
          title={t('pending')}
          text={payment.method === 'sct' ? t('pendingTransferText') : t('pendingText')}
        >
          {checkoutUrl && (
            <Button tone="primary" size="lg" onClick={() => window.location.assign(checkoutUrl)}>
              {t('goOn')}
            </Button>
          )}
          <LinkButton to={otherMethod}>{t('otherMethod')}</LinkButton>
        </Head>
      )
    case 'completed':
      return (
        <Head sign="good" title={t('completed', { count: payment.credits })}>
          <Purchased payment={payment} />
        </Head>
      )
    case 'failed':
      return (
        <Head sign="bad" title={t('failed')} text={t('failedText')} hint={t('failedHint')}>
          <LinkButton to={otherMethod} tone="primary" size="lg">
            {t('again')}
          </LinkButton>
        </Head>
      )
    case 'refunded':
      return <Head sign="back" title={t('refunded', { price })} text={t('refundedText')} />
  }
}

const signs = {
  wait: { Icon: Clock, look: 'bg-warning-tint text-on-warning-tint' },
  good: { Icon: Check, look: 'bg-success-tint text-on-success-tint' },
  bad: { Icon: X, look: 'bg-danger-tint text-on-danger-tint' },
  back: { Icon: Undo2, look: 'bg-secondary-tint text-on-secondary-tint' },
} as const

type HeadProps = { sign: keyof typeof signs; title: string; text?: string; hint?: string; children?: ReactNode }

function Head({ sign, title, text, hint, children }: HeadProps) {
  const { Icon, look } = signs[sign]
  return (
    <div className="flex flex-col items-center">
      <span className={`inline-flex size-16 items-center justify-center rounded-full ${look}`}>
        <Icon aria-hidden="true" className="size-8" />
      </span>
      <h1 className="mt-4 text-xl">{title}</h1>
      {text && <p className="mt-2">{text}</p>}
      {hint && <p className="mt-1 text-muted">{hint}</p>}
      {children && <div className="mt-6 flex w-full flex-col items-center gap-4">{children}</div>}
    </div>
  )
}
