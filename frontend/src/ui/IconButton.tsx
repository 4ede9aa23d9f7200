import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

const tones = {
  ghost: 'text-ink hover:bg-sunken',
  quiet: 'border border-line bg-surface text-ink hover:bg-sunken',
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  /** On photos: a dark disc for contrast. */
  photo: 'bg-black/60 text-white hover:bg-black/75',
} as const

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
  tone?: keyof typeof tones
}

/** Round button of 44 px with an icon only. */
export function IconButton({ label, icon, tone = 'ghost', type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition active:scale-95 disabled:opacity-55 [&_svg]:size-5',
        tones[tone],
        className,
      )}
    >
      {icon}
    </button>
  )
}
