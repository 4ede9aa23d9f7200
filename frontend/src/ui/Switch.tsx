import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { SwitchControl } from './SwitchControl.tsx'

/** On/off switch that applies immediately; `description` explains it. */
export function Switch({
  label,
  description,
  isOn,
  onChange,
  isIdle,
  className,
}: {
  label: string
  description?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Whether the setting has no effect at present; see SwitchControl. */
  isIdle?: boolean
  className?: string
}) {
  const id = useId()
  return (
    <div className={clsx('flex min-h-11 items-start justify-between gap-4', className)}>
      {/* The padding aligns the first line with the middle of the control. */}
      <div className="min-w-0 pt-1.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="mt-1 text-muted text-sm">
            {description}
          </p>
        )}
      </div>
      <SwitchControl
        id={id}
        isOn={isOn}
        onChange={onChange}
        isIdle={isIdle}
        aria-describedby={description ? `${id}-description` : undefined}
      />
    </div>
  )
}
