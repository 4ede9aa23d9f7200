import type { ReactNode } from 'react'

/**
 * Classes of a button in the upper corner of a tile: a touch target of 44 px with a small visible
 * disc.
 */
export const cornerClass = 'flex size-11 items-start justify-end rounded-full p-1.5'

export function CornerDisc({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex size-7 items-center justify-center rounded-full bg-black/60 text-white [&_svg]:size-4">
      {children}
    </span>
  )
}
