import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

type HeartButtonProps = {
  isOn: boolean
  /** What a press does now, so it changes with `isOn`. */
  label: string
  onToggle: () => void
  /** Words beside the heart, read aloud before the label; without them it is a disc on a picture. */
  children?: string
}

/** A heart to switch on and off; it fills at once and beats as it is switched on. */
export function HeartButton({ isOn, label, onToggle, children }: HeartButtonProps) {
  // what was on when it appeared does not beat
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
