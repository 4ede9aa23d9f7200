import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const columns = 8
/** Without labels, as screen readers know the names of emoji in every language. */
const emoji = [
  ...['😀', '😄', '😂', '🤣', '😊', '🙂', '😉', '😍', '🥰', '😘', '😋', '😜', '🤗', '🤔', '😏', '😌'],
  ...['😎', '🥳', '🤩', '😇', '🙈', '😅', '😳', '😢', '😭', '😡', '😱', '😴', '🥱', '🤯', '😬', '🤭'],
  ...['❤️', '🧡', '💛', '💚', '💙', '💜', '💕', '💔', '💋', '🌹', '🌻', '🔥', '✨', '⭐', '🎉', '🎁'],
  ...['👍', '👋', '👏', '🙏', '💪', '🤞', '🤝', '💃', '☕', '🍷', '🍻', '🍕', '🎵', '🎬', '🐶', '🌞'],
] as const

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
}

type EmojiPickerProps = {
  label: string
  /** Element around the picker and its button; a press outside closes the picker. */
  place: RefObject<HTMLElement | null>
  onChoose: (emoji: string) => void
  onCancel: () => void
  onLeave: () => void
}

/** Grid of emoji; supports arrow keys, Home, End and Escape. Load it lazily. */
export default function EmojiPicker({ label, place, onChoose, onCancel, onLeave }: EmojiPickerProps) {
  const grid = useRef<HTMLDivElement>(null)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  }, [onLeave])
  useEffect(() => {
    grid.current?.querySelector('button')?.focus()
    const onOutside = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) leave.current()
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [place])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return onCancel()
    }
    const all = [...(grid.current?.querySelectorAll('button') ?? [])]
    const step = steps[event.key]
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const next = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : step && all[at + step]
    if (!next && !step) return
    event.preventDefault()
    if (next) next.focus()
  }
  return (
    <div
      ref={grid}
      role="dialog"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="absolute bottom-full left-0 z-40 mb-2 grid w-max animate-fade grid-cols-8 rounded-card border border-line bg-surface p-2 shadow-raised"
    >
      {emoji.map((one, index) => (
        <button
          key={one}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => onChoose(one)}
          className="size-10 rounded-control text-lg leading-none hover:bg-sunken focus-visible:bg-sunken"
        >
          {one}
        </button>
      ))}
    </div>
  )
}
