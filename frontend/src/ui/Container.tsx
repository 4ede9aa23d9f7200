import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/**
 * Page column of 540, 720, 960 or 1140 px with 15 px
 * gutters (UI-05). `isNarrow` for text and forms.
 */
export function Container({ isNarrow, className, ...rest }: ComponentProps<'div'> & { isNarrow?: boolean }) {
  return <div {...rest} className={clsx('container-page', isNarrow && 'max-w-[620px]!', className)} />
}

/** Twelve columns with 15 px gaps (UI-04); children use `col-span-12 md:col-span-6`. */
export function Grid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('grid-page gap-y-6', className)} />
}
