import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** On/off switch that applies immediately; `description` explains it. */
export function Switch({
  label,
  description,
  isOn,
  onChange,
  className,
}: {
  label: string
  description?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  className?: string
}) {
  const id = useId()
  return (
    <div className={clsx('flex min-h-11 items-start justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="mt-1 text-muted text-sm">
            {description}
          </p>
        )}
      </div>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={description ? `${id}-description` : undefined}
        className={clsx(
          // enlarges the touch target beyond the switch
          'relative my-1 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-primary checked:bg-primary',
          'after:absolute after:-inset-2 after:content-[""]',
          'before:absolute before:top-0.5 before:left-0.5 before:size-[22px] before:rounded-full before:bg-line-strong before:transition-transform before:content-[""] checked:before:translate-x-5 checked:before:bg-white',
        )}
      />
    </div>
  )
}
