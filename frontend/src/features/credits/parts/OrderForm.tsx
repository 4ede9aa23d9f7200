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
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { canPay, isSameChoice, paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { cardConsentVersion } from '#shared/rules/stored-card.ts'
import { cardName, useUsableCards } from '../card-queries.ts'
import { methodChoices, termsFor } from '../method-choices.ts'
import { useLastPurchase, useOrder } from '../queries.ts'
import { useLeave } from '../use-leave.ts'
import { MethodMarks } from './MethodMark.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderProblem } from './OrderProblem.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { StoreCard } from './StoreCard.tsx'

type OrderFormProps = {
  offer: Offer
  bundle: Bundle
  /** Typed code applied to the prices. */
  code: string | null
  /**
   * Payment method from the path; preselected if the country offers it (ROUTE-30). If empty, the
   * stored card is preselected, or else the method of the last purchase.
   */
  wantedMethod: string
  /** Called when the discount ends, to refetch the prices. */
  onEnd: () => void
  /**
   * Set if the form is in the sheet over the conversation at `path`; the payment then leads back to
   * this conversation. `onBusy` is called when an order begins and ends.
   */
  chat?: { path: string; onBusy: (isBusy: boolean) => void }
}

export function OrderForm({ offer, bundle, code, wantedMethod, onEnd, chat }: OrderFormProps) {
  const t = useTranslations('credits')
  const member = useMember()
  const tMethod = useTranslations('buying.method')
  const tCards = useTranslations('buying.cards')
  const locale = useRegionalLocale()
  const order = useOrder(chat ? { path: chat.path, isLanding: true } : null)
  // undefined until the member chooses
  const [picked, setPicked] = useState<string | null>()
  const [hasConsent, setConsent] = useState(false)
  const [isStoring, setStoring] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const { leave, isLeaving } = useLeave(order.reset)
  const onBusy = chat?.onBusy
  const isBusy = order.isPending || isLeaving
  useEffect(() => onBusy?.(isBusy), [onBusy, isBusy])

  const { discount, methodsOfCode, methods } = termsFor(offer, bundle)
  const { price_cents: priceCents, currency } = bundle
  const isTaken = (one: PaymentMethod) => canPay(one, priceCents, currency)
  const choices = methodChoices(methods, wantedMethod)
  const byCard = choices.find((one) => paymentMethodFacts[one.method].isCreditCard && isTaken(one.method))?.method
  const cards = useUsableCards()
  const stored = byCard && cards ? cards : []
  const isCardWanted = wantedMethod === '' || wantedMethod === byCard
  const last = useLastPurchase({ isWanted: wantedMethod === '' && member?.paid_user === true })
  // Preselected only once the methods are shown, so that no order is sent by a method that nobody
  // saw.
  const usual = cards && last && choices.find((one) => isSameChoice(one.method, last.method))?.method
  const chosen = picked === undefined ? (isCardWanted && stored[0]?.id) || wantedMethod || usual : picked
  const card = stored.find(({ id }) => id === chosen)
  const method = card ? byCard! : (choices.find((one) => one.method === chosen && isTaken(one.method))?.method ?? null)
  const price = (cents: number) => priceText(cents, currency, locale)
  const whyNot = (one: PaymentMethod) => {
    const { minCents = 0, maxCents } = paymentMethodFacts[one].amounts[currency] ?? {}
    return priceCents < minCents
      ? tMethod('from', { price: price(minCents) })
      : tMethod('upTo', { price: price(maxCents ?? 0) })
  }

  const isStorable = offer.stores_cards && !card && method !== null && method === byCard

  // a direct debit needs a mandate, which has its own form
  const isDebit = method !== null && paymentMethodFacts[method].isDirectDebit
  const toDebitForm = () => {
    if (member && chat) keepReturnPath(member.id, { path: chat.path, isLanding: true })
    navigate(pathTo('directdebit'), { search: { bundle: bundle.id } })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPressed(true)
    if (isDebit) return toDebitForm()
    if (!method || !hasConsent) {
      // focuses the missing field, which may be off screen on a phone
      event.currentTarget
        .querySelector<HTMLElement>(method ? '[name=immediate_delivery]' : '[type=radio]:enabled')
        ?.focus()
      return
    }
    order.mutate(
      {
        bundle: bundle.id,
        method,
        code: discount?.code,
        ...(card && { card: card.id, shown_cents: priceCents }),
        ...(isStorable && isStoring && { store_card: cardConsentVersion }),
      },
      {
        onSuccess: (payment) => (payment.status === 'failed' ? setPicked(null) : leave(payment, priceCents)),
        onError: (error) => {
          if (error instanceof Refused && error.code.startsWith('code_')) keepTypedCode(null)
        },
      },
    )
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      className={clsx('grid grid-cols-1 items-start gap-6', !chat && 'lg:grid-cols-[3fr_2fr]')}
    >
      {/* The scroll margin keeps a focused method above the bar with consent, total and button. */}
      <div className="flex min-w-0 flex-col gap-4 max-lg:[&_input]:scroll-mb-80">
        {/* At the top of the sheet, where the bar never covers the discount (TRAP-05). */}
        {chat && bundle.discount !== null && (
          <OrderLines
            offer={offer}
            bundle={bundle}
            onEnd={onEnd}
            className="rounded-card border border-line px-4 py-3"
          />
        )}
        {code && discount?.code !== code && <Alert>{t('payment.codeNotHere', { code })}</Alert>}
        {discount && methodsOfCode && <Alert>{t('payment.methodsOfCode', { code: discount.code })}</Alert>}
        {cards ? (
          <RadioCards
            label={t('payment.method')}
            isList
            options={[
              ...stored.map((one) => ({
                value: one.id,
                label: tCards('pay', { card: cardName(one) }),
                icon: <MethodMarks methods={['creditcard']} />,
              })),
              ...choices.map(({ method: value, marks }) => ({
                value: value as string,
                label:
                  marks.length > 1 ? tMethod(stored.length > 0 ? 'otherCard' : 'card') : t(`method.names.${value}`),
                icon: <MethodMarks methods={marks} />,
                isDisabled: !isTaken(value),
                description: isTaken(value) ? undefined : whyNot(value),
              })),
            ]}
            value={card?.id ?? method}
            onChange={setPicked}
            error={isPressed && !method && order.data?.status !== 'failed' ? t('payment.methodMissing') : null}
          />
        ) : (
          <Skeleton className="h-72 rounded-card!" />
        )}
        {isStorable && <StoreCard isOn={isStoring} onChange={setStoring} />}
      </div>
      <OrderSummary
        offer={offer}
        bundle={bundle}
        next={isDebit ? t('directDebit.next') : null}
        isCharge={card !== undefined}
        isInSheet={chat !== undefined}
        hasConsent={hasConsent}
        onConsent={setConsent}
        isConsentMissing={isPressed && !hasConsent}
        isPending={isBusy}
        problem={<OrderProblem error={order.error} payment={order.data} wasTyped={code !== null} methods={methods} />}
        onEnd={onEnd}
      />
    </form>
  )
}
