import { clsx } from 'clsx'
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { type DatePart, isWholeDate, type TypedDate, typeDate } from './date-parts.ts'
import { controlClass, FieldError, type FieldProps } from './Field.tsx'

const parts: readonly DatePart[] = ['day', 'month', 'year']

/** Order of day, month and year in this language. */
function orderOfParts(locale: string): readonly DatePart[] {
  const written = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type)
  return [...parts].sort((a, b) => written.indexOf(a) - written.indexOf(b))
}

type DateFieldProps = FieldProps & {
  /** The value last passed to `onChange`. */
  value: string
  /**
   * Called with `1990-04-12`, with `1990--12` for an incomplete date, or with an empty text. The
   * caller validates the date.
   */
  onChange: (value: string) => void
  /** `bday` for a date of birth, so that the browser can fill it in. */
  autoComplete?: 'bday'
}

/**
 * Day, month and year as three number fields, faster than a
 * calendar for birthdays. Focus advances automatically (UI-17).
 */
export function DateField({
  label,
  description,
  error,
  isLabelHidden,
  className,
  value,
  onChange,
  autoComplete,
}: DateFieldProps) {
  const t = useTranslations('ui')
  const id = useId()
  const [typed, setTyped] = useState(() => {
    const [year = '', month = '', day = ''] = value.split('-')
    return { day, month, year }
  })
  const order = orderOfParts(useRegionalLocale())
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({})
  const tell = (next: TypedDate) => {
    setTyped(next)
    const isEmpty = parts.every((each) => next[each] === '')
    const twoDigits = (digits: string) => (digits === '' ? '' : digits.padStart(2, '0'))
    onChange(isEmpty ? '' : `${next.year}-${twoDigits(next.month)}-${twoDigits(next.day)}`)
  }
  const change = (part: DatePart, { target }: ChangeEvent<HTMLInputElement>) => {
    const { typed: next, at } = typeDate(typed, order, part, target.value)
    tell(next)
    // no automatic advance on deletion or autofill
    if (at === part || target.value.length < typed[part].length || document.activeElement !== target) return
    inputs.current[at]?.focus()
    if (next[at] === typed[at]) inputs.current[at]?.select()
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const [first] = order
    if (!first || !isWholeDate(text)) return
    event.preventDefault()
    const { typed: next, at } = typeDate(typed, order, first, text)
    tell(next)
    inputs.current[at]?.focus()
  }
  const onKeyDown = (part: DatePart, event: KeyboardEvent<HTMLInputElement>) => {
    const before = order[order.indexOf(part) - 1]
    if (event.key !== 'Backspace' || typed[part] !== '' || !before) return
    event.preventDefault()
    inputs.current[before]?.focus()
    tell({ ...typed, [before]: typed[before].slice(0, -1) })
  }
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={clsx('flex min-w-0 flex-col gap-1.5', className)} aria-describedby={describedBy || undefined}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{label}</legend>
      {description && (
        <p id={`${id}-description`} className="text-muted text-sm">
          {description}
        </p>
      )}
      <div className="flex gap-2">
        {order.map((part) => (
          <input
            key={part}
            value={typed[part]}
            ref={(input) => {
              inputs.current[part] = input
            }}
            onChange={(event) => change(part, event)}
            onKeyDown={(event) => onKeyDown(part, event)}
            onPaste={onPaste}
            inputMode="numeric"
            autoComplete={autoComplete && `${autoComplete}-${part}`}
            aria-label={`${label}, ${t(part)}`}
            aria-invalid={error ? true : undefined}
            placeholder={t(`${part}Placeholder`)}
            className={clsx(
              controlClass,
              'tabular text-center',
              part === 'year' ? 'flex-[1.4]' : 'flex-1',
              'min-w-0 px-2!',
            )}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
