import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The grid of own photos: the first large, the others around it. */
export const photoGridClass = 'grid grid-cols-3 gap-2 sm:gap-3'

/** The place of one photo; the large one takes four. */
export const placeClass = (isLarge: boolean): string =>
  clsx('relative aspect-4/5 w-full min-w-0', isLarge && 'col-span-2 row-span-2')

/** Where one more may come: only to show that there is room. */
export function EmptyPlace() {
  return <li aria-hidden="true" className={clsx(placeClass(false), 'rounded-card border border-line border-dashed')} />
}

export function Place({ isLarge = false, children }: { isLarge?: boolean; children: ReactNode }) {
  return <li className={placeClass(isLarge)}>{children}</li>
}
