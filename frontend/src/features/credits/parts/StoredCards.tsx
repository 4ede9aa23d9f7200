import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { dateTimeFormat } from '#shared/rules/intl.ts'
import { cardName, type StoredCard, useCards, useRemoveCard } from '../card-queries.ts'
import { MethodMark } from './MethodMark.tsx'

/** Stored cards, each with a remove button (PAY-56); renders nothing if there are none. */
export function StoredCards() {
  const t = useTranslations('buying.cards')
  const { data: cards = [] } = useCards()
  if (cards.length === 0) return null
  return (
    <Card id="cards" className="scroll-mt-24">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="text-muted text-sm">{t('lead')}</p>
      <ul className="mt-2 divide-y divide-line">
        {cards.map((card) => (
          <CardRow key={card.id} card={card} />
        ))}
      </ul>
    </Card>
  )
}

function CardRow({ card }: { card: StoredCard }) {
  const t = useTranslations('buying.cards')
  const locale = useRegionalLocale()
  const errorText = useErrorText()
  const { mutate, isPending, error, reset } = useRemoveCard()
  const [isAsking, setAsking] = useState(false)
  const name = cardName(card)
  const month = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${card.expires_on}-01`),
  )
  const close = () => {
    setAsking(false)
    reset()
  }
  const remove = () => mutate(card.id, { onSuccess: () => showToast(t('removed'), { tone: 'success' }) })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="max-sm:hidden">
        <MethodMark method="creditcard" />
      </span>
      {/* At least as wide as the name, so that the button wraps below a long name. */}
      <p className="min-w-min flex-1">
        <span className="tabular block whitespace-nowrap font-medium">{name}</span>
        <span className="text-muted text-sm">{card.expired ? t('expired') : t('valid', { month })}</span>
      </p>
      <Button size="sm" onClick={() => setAsking(true)} aria-label={t('removeCard', { card: name })}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        title={t('removeCard', { card: name })}
        text={t('removeText')}
        confirm={t('remove')}
        cancel={t('keep')}
        isOpen={isAsking}
        isPending={isPending}
        error={error && errorText(error)}
        onConfirm={remove}
        onClose={close}
      />
    </li>
  )
}
