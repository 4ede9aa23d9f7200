import { clsx } from 'clsx'
import { Coins, Gift, SendHorizontal } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, lazy, type RefObject, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useMessagePrice, useSettings } from '#frontend/domain/account/session.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { useIsPhone, useMedia } from '#frontend/lib/use-media.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { GrowingField } from '#frontend/ui/GrowingField.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { visibleLength } from '#shared/rules/message.ts'
import type { useChosenPhotos } from '../use-photos.ts'
import { PhotoButton } from './PhotoButton.tsx'

const EmojiButton = lazy(() => importGuarded(() => import('./EmojiButton.tsx')))
// Without its code, the line stays empty; the conversation goes on.
const MessagePrice = lazy(() => import('./MessagePrice.tsx').catch(() => ({ default: () => '\u00a0' })))
const PhotoStrip = lazy(() => importGuarded(() => import('./PhotoStrip.tsx')))

/** Remaining characters at which the counter appears. */
const counterFrom = 100

type ComposerProps = {
  fieldRef: RefObject<HTMLTextAreaElement | null>
  name: string
  draft: string
  credits: number
  photos: ReturnType<typeof useChosenPhotos>
  onChange: (text: string) => void
  /** Sends the chosen photos, and the text if there is one. */
  onSend: (text: string) => void
  onGift: () => void
}

/**
 * Message field on one line with gift, photo and send buttons, below the chosen photos; shows the
 * price in credits and money (TRAP-21).
 */
export function Composer({ fieldRef, name, draft, credits, photos, onChange, onSend, onGift }: ComposerProps) {
  const t = useTranslations('chats.composer')
  const { message_credits, photo_credits, message_length } = useSettings()
  const isPhone = useIsPhone()
  // not on touch devices, whose keyboards have emoji
  const hasEmoji = useMedia('(hover: hover) and (pointer: fine)')
  const hasPrice = useMessagePrice() !== undefined
  const text = draft.trim()
  const left = message_length - visibleLength(text)

  const count = photos.chosen.length
  const hasPhotos = count > 0 || photos.problems.length > 0
  // without a text only the photos are charged
  const price = count * photo_credits + (text !== '' || count === 0 ? message_credits : 0)
  // without enough credits the photos stay chosen, below the notice about the credits (CHAT-34)
  const maySend = left >= 0 && (count > 0 ? credits >= price : text !== '')

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (maySend) onSend(text)
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    void photos.add(files)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // On phones, Enter begins a new line, as there is no Shift+Enter. During IME composition it
    // selects a candidate.
    if (isPhone || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form onSubmit={submit} className="flex shrink-0 flex-col gap-1">
      <Suspense>{hasPhotos && <PhotoStrip photos={photos} />}</Suspense>
      <div className="flex items-end gap-1">
        {/* stacked with large text on a phone, so that the field has room for words */}
        <div className={clsx('-ml-2 flex [&>div]:flex', draft !== '' && '@max-[13rem]/pane:flex-col')}>
          <IconButton label={t('gift', { name })} icon={<Gift aria-hidden="true" />} onClick={onGift} />
          <PhotoButton name={name} onChoose={(files) => void photos.add(files)} />
          {hasEmoji && (
            <Suspense fallback={<span className="block size-11" />}>
              <EmojiButton field={fieldRef} onChange={onChange} />
            </Suspense>
          )}
        </div>
        <GrowingField
          ref={fieldRef}
          label={t('label', { name })}
          placeholder={t('placeholder')}
          value={draft}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          enterKeyHint={isPhone ? 'enter' : 'send'}
          aria-invalid={left < 0 || undefined}
          aria-describedby="composer-left"
          className="max-h-[min(164px,25dvh)] min-w-0 flex-1 px-3! placeholder:truncate"
        />
        <Button
          type="submit"
          tone="primary"
          icon={<SendHorizontal aria-hidden="true" />}
          disabled={!maySend}
          aria-label={count > 0 ? t('sendPhotos', { count, credits: price }) : t('send', { count: price })}
          // keeps the on-screen keyboard open between messages
          onPointerDown={(event) => event.preventDefault()}
          className="tabular ml-1 shrink-0 rounded-full! px-3.5!"
        >
          <span className="@max-[26rem]/pane:hidden">{t('price', { count: price })}</span>
          <span className="@min-[26rem]/pane:hidden inline-flex items-center gap-1">
            {price}
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
      {hasPrice && (
        <p className="tabular text-right text-muted text-sm leading-snug">
          {/* the no-break space keeps the height of the line until the price is loaded */}
          <Suspense fallback={'\u00a0'}>
            <MessagePrice />
          </Suspense>
        </p>
      )}
    </form>
  )
}
