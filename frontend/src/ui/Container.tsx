import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The page's column: 540, 720, 960 or 1140 px with 15 px at the sides (UI-05). `narrow` for reading and forms. */
export function Container({ isNarrow, className, ...rest }: ComponentProps<'div'> & { isNarrow?: boolean }) {
  return <div {...rest} className={clsx('container-page', isNarrow && 'max-w-[620px]!', className)} />
}

/** Twelve columns with 15 px between them (UI-04); children say `col-span-12 md:col-span-6`. */
export function Grid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('grid-page gap-y-6', className)} />
}
