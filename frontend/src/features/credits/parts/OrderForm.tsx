import { clsx } from 'clsx'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepReturnPath } from '#frontend/domain/account/return-path.ts'
import { useMember } from '#frontend/domain/account/session.ts'
import { keepTypedCode } from '#frontend/domain/credits/discount-code.ts'
import type { Bundle, Offer } from '#frontend/domain/credits/offer.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { navigate } from '#frontend/lib/router.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Payment } from '#shared/model/money.ts'
import { isPaymentMethod, type PaymentMethod } from '#shared/model/payment.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { canPay, paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { methodChoices } from '../method-choices.ts'
import { useOrder } from '../queries.ts'
import { MethodMarks } from './MethodMark.tsx'
import { OrderProblem } from './OrderProblem.tsx'
import { OrderSummary } from './OrderSummary.tsx'

type OrderFormProps = {
  offer: Offer
  bundle: Bundle
  /** Typed code applied to the prices. */
  code: string | null
  /** Payment method from the path; preselected if the country offers it (ROUTE-30). */
  wantedMethod: string
  /** Called when the discount ends, to refetch the prices. */
  onEnd: () => void
  /**
   * Set in the sheet over the conversation at `path`, to which the payment returns. `onBusy` is
   * called when an order begins and ends.
   */
  chat?: { path: string; onBusy: (isBusy: boolean) => void }
}

export function OrderForm({ offer, bundle, code, wantedMethod, onEnd, chat }: OrderFormProps) {
  const t = useTranslations('credits')
  const member = useMember()
  const tMethod = useTranslations('buying.method')
  const locale = useRegionalLocale()
  const order = useOrder(chat ? { path: chat.path, isLanding: true } : null)
  const [wish, setWish] = useState<PaymentMethod | null>(isPaymentMethod(wantedMethod) ? wantedMethod : null)
  const [hasConsent, setConsent] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { reset } = order
  const onBusy = chat?.onBusy
  const isBusy = order.isPending || isLeaving
  useEffect(() => onBusy?.(isBusy), [onBusy, isBusy])

  // resets the page when it is restored from the bfcache after the payment provider
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setLeaving(false)
      reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])

  // Sends the discount's code: if the discount has expired, the order is refused instead of charged
  // at a higher price.
  const discount = bundle.discount === null ? null : offer.discount
  const methodsOfCode = discount?.paymentmethods ?? null
  const methods = offer.methods.filter((one) => !methodsOfCode || methodsOfCode.includes(one))
  const { price_cents: priceCents, currency } = bundle
  const isTaken = (one: PaymentMethod) => canPay(one, priceCents, currency)
  const choices = methodChoices(methods, wantedMethod)
  const method = choices.find((choice) => choice.method === wish && isTaken(wish))?.method ?? null
  const price = (cents: number) => priceText(cents, currency, locale)
  const whyNot = (one: PaymentMethod) => {
    const { minimumCents = 0, maximumCents } = paymentMethodFacts[one].amounts[currency] ?? {}
    return priceCents < minimumCents
      ? tMethod('from', { price: price(minimumCents) })
      : tMethod('upTo', { price: price(maximumCents ?? 0) })
  }

  // the mandate of a direct debit has a form of its own
  const isDebit = method === 'sdd'
  const toDebitForm = () => {
    if (member && chat) keepReturnPath(member.id, { path: chat.path, isLanding: true })
    navigate(pathTo('directdebit'), { search: { bundle: bundle.id } })
  }

  const leave = (payment: Payment) => {
    if (payment.status === 'failed') return setWish(null)
    if (payment.price_cents !== bundle.price_cents) showToast(t('payment.priceChanged'))
    else if (payment.checkout_url) {
      setLeaving(true)
      return window.location.assign(payment.checkout_url)
    }
    navigate(pathTo('transactions', { id: payment.id }))
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPressed(true)
    if (isDebit) return toDebitForm()
    if (!method || !hasConsent) {
      // on a phone the missing field may be off screen
      event.currentTarget.querySelector<HTMLElement>(method ? '[type=checkbox]' : '[type=radio]:enabled')?.focus()
      return
    }
    order.mutate(
      { bundle: bundle.id, method, code: discount?.code },
      {
        onSuccess: leave,
        onError: (error) => {
          if (error instanceof Refused && error.code.startsWith('code_')) keepTypedCode(null)
        },
      },
    )
  }

  return (
    <form onSubmit={submit} noValidate className={clsx('grid items-start gap-6', !chat && 'lg:grid-cols-[3fr_2fr]')}>
      <div className="flex min-w-0 flex-col gap-4">
        {code && discount?.code !== code && <Alert>{t('payment.codeNotHere', { code })}</Alert>}
        {discount && methodsOfCode && <Alert>{t('payment.methodsOfCode', { code: discount.code })}</Alert>}
        <RadioCards
          label={t('payment.method')}
          isList
          options={choices.map(({ method: value, marks }) => ({
            value,
            label: marks.length > 1 ? tMethod('card') : t(`method.names.${value}`),
            icon: <MethodMarks methods={marks} />,
            isDisabled: !isTaken(value),
            description: isTaken(value) ? undefined : whyNot(value),
          }))}
          value={method}
          onChange={setWish}
          error={isPressed && !method && order.data?.status !== 'failed' ? t('payment.methodMissing') : null}
        />
      </div>
      <OrderSummary
        offer={offer}
        bundle={bundle}
        next={isDebit ? t('directDebit.next') : null}
        isInSheet={chat !== undefined}
        hasConsent={hasConsent}
        onConsent={setConsent}
        isConsentMissing={isPressed && !hasConsent}
        isPending={order.isPending || isLeaving}
        problem={<OrderProblem error={order.error} payment={order.data} wasTyped={code !== null} methods={methods} />}
        onEnd={onEnd}
      />
    </form>
  )
}
