import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'

/** Single checkbox; `label` may contain links. */
export function Checkbox({
  label,
  error,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'id'> & { label: ReactNode; error?: string | null }) {
  const id = useId()
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 cursor-pointer rounded-small accent-primary"
        />
        <label htmlFor={id} className="min-w-0 pt-0.5 wrap-anywhere">
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
