import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type SwitchControlProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> & {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Whether the setting has no effect at present: grey even if on, but can be changed. */
  isIdle?: boolean | undefined
}

/** The on/off control of a switch, for layouts with a label of their own; see Switch. */
export function SwitchControl({ isOn, onChange, isIdle = false, className, ...rest }: SwitchControlProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className={clsx(
        'relative my-1 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors',
        isIdle ? 'checked:bg-line-strong' : 'checked:border-primary checked:bg-primary',
        // enlarges the touch target beyond the switch
        'after:absolute after:-inset-2.5 after:content-[""]',
        'before:absolute before:top-0.5 before:left-0.5 before:size-[22px] before:rounded-full before:bg-line-strong before:transition-transform before:content-[""] checked:before:translate-x-5 checked:before:bg-white',
        className,
      )}
    />
  )
}
