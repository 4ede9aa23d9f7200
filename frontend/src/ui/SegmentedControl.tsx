import { clsx } from 'clsx'
import { useId } from 'react'
import { FieldError } from './Field.tsx'
import type { Option } from './SelectField.tsx'

/** Choice of two to four short options in one row. For longer ones use RadioCards. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden,
  options,
  value,
  onChange,
  error,
  className,
}: {
  label: string
  isLabelHidden?: boolean
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  error?: string | null
  className?: string
}) {
  const id = useId()
  return (
    <fieldset className={clsx('min-w-0', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-control border border-line-strong bg-surface p-[3px]">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-11 flex-1 items-center justify-center max-w-full wrap-break-word rounded-[9px] px-1.5 md:min-h-9.5 text-center transition has-focus-visible:outline-3 has-focus-visible:outline-primary-ink',
              option.value === value ? 'bg-primary-tint font-medium text-on-primary-tint' : 'text-ink hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
