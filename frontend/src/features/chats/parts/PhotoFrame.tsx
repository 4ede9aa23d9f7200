import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Size } from '#frontend/domain/photos/photo-file.ts'

/** Widest and narrowest shape of a photo in the log; others are cropped until they are opened. */
const shapes = { widest: 16 / 9, narrowest: 3 / 4 }

type PhotoFrameProps = { size: Size | null; className?: string; children: ReactNode }

/** Space of a photo in the log, reserved by its size, so that loading it moves nothing. */
export function PhotoFrame({ size, className, children }: PhotoFrameProps) {
  const ratio = size ? size.width / size.height : shapes.narrowest
  return (
    <div
      style={{ aspectRatio: Math.min(shapes.widest, Math.max(shapes.narrowest, ratio)) }}
      className={clsx('relative isolate w-[min(280px,82%)] overflow-hidden rounded-card bg-sunken', className)}
    >
      {children}
    </div>
  )
}
