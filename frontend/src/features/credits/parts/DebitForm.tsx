import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import type { Bundle, Offer } from '#frontend/domain/credits/offer.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { navigate } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Card } from '#frontend/ui/Card.tsx'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { useInvalidFocus } from '#frontend/ui/use-invalid-focus.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { type DebitField, debitFields, fieldOf, noValues, problemOf } from '../debit-fields.ts'
import { useMandate, useOrderDebit, useSendCode } from '../debit-queries.ts'
import { DebitCode } from './DebitCode.tsx'
import { DebitDetails } from './DebitDetails.tsx'
import { DebitProblem } from './DebitProblem.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { OrderBar } from './OrderBar.tsx'

type DebitFormProps = {
  offer: Offer
  /** Undefined until one is chosen. */
  bundle: Bundle | undefined
  onBundle: (id: string) => void
}

/** Button that was pressed last; the fields that this button requires show their errors. */
type Pressed = 'nothing' | 'send' | 'order'
const neededToSend: readonly DebitField[] = ['iban', 'phone']

/**
 * Form of a direct debit (PAY-24): bundle, account, and the mandate with creditor, amount and date,
 * before the code is requested (TRAP-64).
 */
export function DebitForm({ offer, bundle, onBundle }: DebitFormProps) {
  const t = useTranslations('credits')
  const locale = useRegionalLocale()
  const errorText = useErrorText()
  const { refund_days: days } = useSettings()
  const [values, setValues] = useState(noValues)
  const [pressed, setPressed] = useState<Pressed>('nothing')
  const [hasSigned, setSigned] = useState<string | null>(null)
  const [hasConsent, setConsent] = useState(false)
  const [attempts, setAttempts] = useState(0)

  // As in `termsFor`: with its code, an order at an expired discount is refused, not charged in
  // full.
  const code = bundle && bundle.discount !== null ? offer.discount?.code : undefined
  const choice = { bundle: bundle?.id ?? '', code }
  const mandate = useMandate(choice)
  const sending = useSendCode()
  const order = useOrderDebit()
  const isSigned = mandate.data !== undefined && hasSigned === mandate.data.version

  const sent = sending.data
  const refused = order.error ?? sending.error
  const errorOf = (field: DebitField): string | null => {
    const isNeeded = pressed === 'order' || (pressed === 'send' && neededToSend.includes(field))
    const problem = isNeeded ? problemOf(field, values, sent?.digits) : null
    if (problem === 'otpWrong') return t('directDebit.otpWrong', { digits: String(sent!.digits) })
    if (problem) return t(`directDebit.${problem}`)
    return fieldOf(refused) === field ? errorText(refused) : null
  }

  const form = useInvalidFocus(attempts)
  const pressAgain = () => setAttempts((count) => count + 1)

  const change = (field: DebitField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    order.reset()
    // a code is valid for its account and phone number only
    if (neededToSend.includes(field)) sending.reset()
  }

  const send = () => {
    setPressed((before) => (before === 'order' ? before : 'send'))
    order.reset()
    const isComplete = bundle && neededToSend.every((field) => problemOf(field, values, undefined) === null)
    if (!isComplete) return pressAgain()
    sending.mutate(
      { ...choice, iban: values.iban, phone: values.phone },
      {
        onSuccess: () => {
          setValues((before) => ({ ...before, otp: '' }))
          form.current?.querySelector<HTMLElement>('[name=otp]')?.focus()
        },
        onError: pressAgain,
      },
    )
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPressed('order')
    const isComplete = debitFields.every((field) => problemOf(field, values, sent?.digits) === null)
    if (!bundle || !mandate.data || !isComplete || !isSigned || !hasConsent) return pressAgain()
    order.mutate(
      { ...choice, ...values, mandate: mandate.data.version },
      {
        onSuccess: ({ id, status }) => status !== 'failed' && navigate(pathTo('transactions', { id })),
        onError: pressAgain,
      },
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex max-w-[640px] flex-col gap-6">
      {/* The scroll margin keeps a focused field above the bar with total and button. */}
      <div className="flex flex-col gap-6 max-lg:[&_:is(input,button)]:scroll-mb-40">
        <RadioCards
          label={t('pricing.bundle')}
          options={offer.bundles.map(({ id, credits, price_cents, currency }) => ({
            value: id,
            label: t('amount', { count: credits }),
            description: priceText(price_cents, currency, locale),
          }))}
          value={bundle?.id ?? null}
          onChange={(id) => {
            order.reset()
            onBundle(id)
          }}
          error={pressed !== 'nothing' && !bundle ? t('directDebit.noBundle') : null}
        />
        <DebitDetails values={values} errorOf={errorOf} onChange={change} />
        <Card className="flex flex-col gap-3">
          <h2 className="text-lg">{t('directDebit.mandate')}</h2>
          {mandate.data ? (
            mandate.data.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
          ) : mandate.error instanceof Refused ? (
            <DebitProblem error={mandate.error} bundle={choice.bundle} isFailed={false} />
          ) : mandate.error ? (
            <LoadFailed error={mandate.error} onRetry={mandate.refetch} />
          ) : bundle ? (
            <Skeleton className="h-40 rounded-card!" />
          ) : (
            <p className="text-muted">{t('directDebit.noBundle')}</p>
          )}
        </Card>
        <Card className="flex flex-col gap-3">
          <h2 className="text-lg">{t('directDebit.confirm')}</h2>
          <DebitCode
            sent={sent}
            value={values.otp}
            error={errorOf('otp')}
            isSending={sending.isPending}
            onChange={(value) => change('otp', value)}
            onSend={send}
          />
          <Checkbox
            label={t('directDebit.consent')}
            checked={isSigned}
            onChange={(event) => setSigned(event.target.checked ? (mandate.data?.version ?? null) : null)}
            error={pressed === 'order' && !isSigned ? t('directDebit.consentMissing') : null}
          />
          <Checkbox
            label={t('payment.consent', { days })}
            checked={hasConsent}
            onChange={(event) => setConsent(event.target.checked)}
            error={pressed === 'order' && !hasConsent ? t('payment.consentMissing') : null}
          />
          <p className="text-muted text-sm">{t('directDebit.once')}</p>
        </Card>
      </div>
      <OrderBar
        offer={offer}
        bundle={bundle}
        label={t('payment.submit')}
        isPending={order.isPending}
        problem={
          fieldOf(refused) === undefined && (
            <DebitProblem error={refused} bundle={choice.bundle} isFailed={order.data?.status === 'failed'} />
          )
        }
        className="lg:rounded-card lg:border lg:p-6 lg:shadow-card"
      >
        <p className={bundle ? 'font-medium' : 'text-muted'}>
          {bundle ? t('amount', { count: bundle.credits }) : t('directDebit.noBundle')}
        </p>
      </OrderBar>
    </form>
  )
}
