import { clsx } from 'clsx'
import { Coins, Gift, SendHorizontal } from 'lucide-react'
import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { useMessagePrice, useSettings } from '#frontend/domain/account/session.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useIsPhone } from '#frontend/lib/use-media.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { GrowingField } from '#frontend/ui/GrowingField.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { visibleLength } from '#shared/rules/message.ts'

/** Remaining characters at which the counter appears. */
const counterFrom = 100

type ComposerProps = {
  fieldRef: Ref<HTMLTextAreaElement>
  name: string
  draft: string
  credits: number
  onChange: (text: string) => void
  onSend: (text: string) => void
  onGift: () => void
}

/**
 * Message field on one line with gift and send buttons; shows the price in
 * credits and money (TRAP-21), and the balance to every member (TRAP-57).
 */
export function Composer({ fieldRef, name, draft, credits, onChange, onSend, onGift }: ComposerProps) {
  const t = useTranslations('chats.composer')
  const { message_credits, message_length } = useSettings()
  const locale = useRegionalLocale()
  const isPhone = useIsPhone()
  const cost = useMessagePrice()
  const text = draft.trim()
  const left = message_length - visibleLength(text)

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (text !== '' && left >= 0) onSend(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // on phones Enter is the only way to a new line; during IME composition it selects a candidate
    if (isPhone || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form onSubmit={submit} className="flex shrink-0 flex-col gap-1">
      <div className="flex items-end gap-1">
        <IconButton label={t('gift', { name })} icon={<Gift aria-hidden="true" />} onClick={onGift} className="-ml-2" />
        <GrowingField
          ref={fieldRef}
          label={t('label', { name })}
          placeholder={t('placeholder')}
          value={draft}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          enterKeyHint={isPhone ? 'enter' : 'send'}
          aria-invalid={left < 0 || undefined}
          aria-describedby="composer-left"
          className="max-h-[min(164px,25dvh)] min-w-0 flex-1 px-3!"
        />
        <Button
          type="submit"
          tone="primary"
          icon={<SendHorizontal aria-hidden="true" />}
          disabled={text === '' || left < 0}
          aria-label={t('send', { count: message_credits })}
          // keeps the on-screen keyboard open between messages
          onPointerDown={(event) => event.preventDefault()}
          className="tabular ml-1 shrink-0 rounded-full! px-3.5!"
        >
          <span className="@max-[22rem]/pane:hidden">{t('price', { count: message_credits })}</span>
          <span className="@min-[22rem]/pane:hidden inline-flex items-center gap-1">
            {message_credits}
            <Coins aria-hidden="true" className="size-4!" />
          </span>
        </Button>
      </div>
      <p
        id="composer-left"
        aria-live="polite"
        className={clsx('tabular text-sm empty:hidden', left < 0 ? 'text-danger-ink' : 'text-muted')}
      >
        {left < 0 ? t('over', { count: -left }) : left <= counterFrom && t('left', { count: left })}
      </p>
      <p className="tabular flex flex-wrap justify-between gap-x-3 text-sm leading-snug">
        <span className="font-medium">{t('balance', { count: credits })}</span>
        {cost && (
          <span className="text-muted">{t('money', { price: priceText(cost.costs, cost.currency, locale) })}</span>
        )}
      </p>
    </form>
  )
}
