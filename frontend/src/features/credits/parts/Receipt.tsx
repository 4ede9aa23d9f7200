import { Printer } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { Button } from '#frontend/ui/Button.tsx'
import type { Payment } from '#shared/model/money.ts'

/**
 * Contents of the receipt besides the payment's facts (PAY-57): the seller, what the member agreed
 * to and when, and how to withdraw, as long as that is possible.
 */
export function Receipt({ payment }: { payment: Payment }) {
  const t = useTranslations('receipt')
  const tCancel = useTranslations('credits.cancel')
  const { name: site, company, in_eu } = useSettings()
  const locale = useRegionalLocale()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const { consent_at: consentAt, terms, cancel } = payment
  const withdrawal = cancel && { day: day.format(new Date(cancel.last_day)), site }
  return (
    <div className="space-y-3 border-line border-t pt-4 text-left text-muted text-sm">
      <address className="not-italic">
        <span className="block font-medium text-ink">{t('seller')}</span>
        <span className="block">
          {company.name}, {company.address}, {company.city}
        </span>
        <span className="block">
          {t('register', { register: company.kvk })}
          {payment.vat_percent !== null && ` · ${t('vatNumber', { numbers: company.vat_numbers.join(', ') })}`}
        </span>
      </address>
      {consentAt && <p>{t('consent', { moment: moment.format(new Date(consentAt)) })}</p>}
      {terms && (
        <p>
          {t('terms', {
            moment: moment.format(new Date(terms.at)),
            version: day.format(new Date(terms.version)),
          })}
        </p>
      )}
      {withdrawal && (
        <p>
          {in_eu
            ? t('withdrawal', { ...withdrawal, button: t('withdraw.button') })
            : t('cancellation', { ...withdrawal, button: tCancel('button') })}
        </p>
      )}
      <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()} className="print:hidden">
        {t('print')}
      </Button>
    </div>
  )
}

/** Heading of the printed receipt, in place of the payment's state and actions. */
export function ReceiptHeading() {
  const t = useTranslations('receipt')
  const { name } = useSettings()
  return (
    <p className="hidden text-left font-bold text-xl print:block">
      {name}
      {' · '}
      {t('title')}
    </p>
  )
}
