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
          // not the browser's own box, whose border is hardly visible on a dark page
          className="relative mt-0.5 size-6 shrink-0 cursor-pointer appearance-none rounded-small border border-line-strong bg-surface transition-colors after:absolute after:inset-x-[35%] after:inset-y-[18%] after:rotate-45 after:border-on-primary hover:border-ink checked:border-primary checked:bg-primary checked:after:border-r-2 checked:after:border-b-2 checked:after:content-[''] aria-invalid:border-danger-ink disabled:opacity-55"
        />
        <label htmlFor={id} className="min-w-0 pt-0.5 wrap-anywhere">
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
