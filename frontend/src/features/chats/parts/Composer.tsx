import { clsx } from 'clsx'
import { Gift, SendHorizontal } from 'lucide-react'
import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useMessagePrice, useSettings } from '#frontend/lib/session.ts'
import { useIsPhone } from '#frontend/lib/use-media.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { GrowingField } from '#frontend/ui/GrowingField.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { visibleLength } from '#shared/rules/message.ts'

/** The counter appears when this many characters are left. */
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

/** The place to write, with what a message costs in credits and in money (TRAP-21) and the balance for everybody (TRAP-57). */
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
    // a phone's Enter is the only way to a new line; within a word being composed it chooses the word
    if (isPhone || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
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
      />
      <p
        id="composer-left"
        aria-live="polite"
        className={clsx('tabular text-sm empty:hidden', left < 0 ? 'text-danger-ink' : 'text-muted')}
      >
        {left < 0 ? t('over', { count: -left }) : left <= counterFrom && t('left', { count: left })}
      </p>
      <div className="flex items-center justify-between gap-3">
        <IconButton label={t('gift', { name })} icon={<Gift aria-hidden="true" />} onClick={onGift} className="-ml-2" />
        <p className="tabular min-w-0 flex-1 text-sm leading-snug">
          <span className="block font-medium">{t('balance', { count: credits })}</span>
          {cost && (
            <span className="block text-muted">
              {t('money', { price: priceText(cost.costs, cost.currency, locale) })}
            </span>
          )}
        </p>
        <Button
          type="submit"
          tone="primary"
          icon={<SendHorizontal aria-hidden="true" className="max-sm:hidden" />}
          disabled={text === '' || left < 0}
          // keeps the keyboard of a phone open from message to message
          onPointerDown={(event) => event.preventDefault()}
          className="shrink-0 px-4!"
        >
          {t('send', { count: message_credits })}
        </Button>
      </div>
    </form>
  )
}
