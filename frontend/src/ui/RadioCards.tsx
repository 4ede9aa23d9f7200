import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'

type Choice<Value extends string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
  isDisabled?: boolean
}

type RadioCardsProps<Value extends string> = {
  label: string
  isLabelHidden?: boolean
  options: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Number of columns; three columns are stacked below 576 px. */
  columns?: 1 | 2 | 3
  /** Shows the options as rows of a single card, for more options than fit as separate cards. */
  isList?: boolean
  error?: string | null
  className?: string
}

const listClass = 'divide-y divide-line rounded-card border border-line'
const rowClass = 'min-h-11 py-1.5 first:rounded-t-card last:rounded-b-card'
const cardClass = 'min-h-14 rounded-card border py-3'
const columnClass = { 1: 'grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-1 sm:grid-cols-3' }

/** Radio group of a few large cards. */
export function RadioCards<Value extends string>({
  label,
  isLabelHidden,
  options,
  value,
  onChange,
  columns = 2,
  isList = false,
  error,
  className,
}: RadioCardsProps<Value>) {
  const id = useId()
  return (
    <fieldset className={clsx('min-w-0', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 font-medium'}>{label}</legend>
      <div className={clsx('grid', isList ? listClass : ['gap-3', columnClass[columns]], error && 'mb-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex items-center gap-2.5 px-3 transition sm:gap-3 sm:px-4 has-focus-visible:outline-3 has-focus-visible:outline-primary-ink has-focus-visible:outline-offset-2',
              isList ? rowClass : cardClass,
              option.value === value
                ? 'border-primary-ink bg-primary-tint text-on-primary-tint ring-1 ring-primary-ink'
                : 'border-line bg-surface has-enabled:hover:border-line-strong has-disabled:bg-sunken has-disabled:text-muted',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 enabled:cursor-pointer opacity-0"
            />
            {option.icon && <span className="[&_svg]:size-6">{option.icon}</span>}
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="block font-medium">{option.label}</span>
              {option.description && <span className="block text-sm opacity-85">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
