import { Smile } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { IconButton } from '#frontend/ui/IconButton.tsx'

const EmojiPicker = lazy(() => importGuarded(() => import('./EmojiPicker.tsx')))

type EmojiButtonProps = {
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}

/** Button with a choice of emoji. */
export default function EmojiButton({ field, onChange }: EmojiButtonProps) {
  const t = useTranslations('chats.composer')
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** Cursor position after the inserted emoji, set once the field has the new text. */
  const [cursor, setCursor] = useState<number | null>(null)
  useEffect(() => {
    if (cursor === null) return
    field.current?.focus()
    field.current?.setSelectionRange(cursor, cursor)
    setCursor(null)
  }, [cursor, field])

  const insert = (emoji: string) => {
    setOpen(false)
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
    onChange(value.slice(0, selectionStart) + emoji + value.slice(selectionEnd))
    setCursor(selectionStart + emoji.length)
  }
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={root} className="relative">
      <IconButton
        label={t('emoji')}
        icon={<Smile aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense>
          <EmojiPicker
            label={t('emoji')}
            place={root}
            onChoose={insert}
            onCancel={close}
            onLeave={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
