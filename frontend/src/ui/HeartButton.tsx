import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

type HeartButtonProps = {
  isOn: boolean
  /** Action of the next click, so it changes with `isOn`. */
  label: string
  onToggle: () => void
  /**
   * Visible text, announced before the label. Without text, the button is a disc for use on a
   * photo.
   */
  children?: string
}

/** Like toggle that changes immediately and animates when switched on. */
export function HeartButton({ isOn, label, onToggle, children }: HeartButtonProps) {
  // animates only after a click, not when mounted in the state `isOn`
  const [wasPressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    onToggle()
  }
  const heart = (
    <Heart
      key={String(isOn)}
      aria-hidden="true"
      className={clsx(isOn && 'fill-current', isOn && wasPressed && 'animate-beat')}
    />
  )
  if (children)
    return (
      <Button
        icon={heart}
        onClick={press}
        className={clsx(isOn && 'border-transparent! bg-primary-tint! text-on-primary-tint!')}
      >
        {children}
        <span className="sr-only">, {label}</span>
      </Button>
    )
  return (
    <IconButton
      tone="photo"
      label={label}
      icon={heart}
      onClick={press}
      className={clsx(isOn && 'bg-primary! text-on-primary!')}
    />
  )
}
