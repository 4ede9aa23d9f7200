import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Classes of the grid of the member's own photos: the first is large, the others are around it. */
export const photoGridClass = 'grid grid-cols-3 gap-2 sm:gap-3'

/** Classes of a tile; the large one spans four cells. */
export const placeClass = (isLarge: boolean): string =>
  clsx('relative aspect-4/5 w-full min-w-0', isLarge && 'col-span-2 row-span-2')

/** Empty tile that shows free space; decorative. */
export function EmptyPlace() {
  return <li aria-hidden="true" className={clsx(placeClass(false), 'rounded-card border border-line border-dashed')} />
}

export function Place({ isLarge = false, children }: { isLarge?: boolean; children: ReactNode }) {
  return <li className={placeClass(isLarge)}>{children}</li>
}
