import type { ReactNode } from 'react'

/** A button in the upper corner of a tile: 44 px to tap, of which only a small disc covers the picture. */
export const cornerClass = 'flex size-11 items-start justify-end rounded-full p-1.5'

export function CornerDisc({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex size-7 items-center justify-center rounded-full bg-black/60 text-white [&_svg]:size-4">
      {children}
    </span>
  )
}
