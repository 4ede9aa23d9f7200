import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'

const ratios = { '4:5': 'aspect-4/5', '1:1': 'aspect-square', '3:4': 'aspect-3/4', fill: 'size-full' } as const

type PhotoProps = {
  /** Null shows a tinted placeholder with a figure. */
  src: string | null
  /** AVIF version of the image, for browsers that support it. */
  avif?: string | null
  /** Alternative text; empty if a name is shown beside it. */
  alt: string
  ratio?: keyof typeof ratios
  /** Above the fold: loads with priority. All others load lazily. */
  isFirst?: boolean
  /** Placeholder while the image loads: a PhotoShape. */
  shape?: ReactNode
  className?: string
  /** Overlay: a name on PhotoFoot, or a button in a corner (position it with `absolute`). */
  children?: ReactNode
}

/** Image with reserved space that fades in, so that the layout does not shift. */
export function Photo({ src, avif, alt, ratio = '4:5', isFirst = false, shape, className, children }: PhotoProps) {
  const [loaded, setLoaded] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <div className={clsx('relative isolate overflow-hidden bg-primary-tint', ratios[ratio], className)}>
      {src && failed !== src ? (
        <>
          {shape}
          <picture>
            {avif && <source type="image/avif" srcSet={avif} />}
            <img
              src={src}
              alt={alt}
              decoding="async"
              loading={isFirst ? 'eager' : 'lazy'}
              fetchPriority={isFirst ? 'high' : 'auto'}
              draggable={false}
              // a cached image is complete before React attaches onLoad
              ref={(image) => {
                if (image?.complete && image.naturalWidth > 0 && loaded !== src) setLoaded(src)
              }}
              onLoad={() => setLoaded(src)}
              onError={() => setFailed(src)}
              className={clsx(
                'absolute inset-0 size-full object-cover transition-opacity duration-240',
                loaded === src ? 'opacity-100' : 'opacity-0',
              )}
            />
          </picture>
        </>
      ) : (
        <Figure label={alt} />
      )}
      {children}
    </div>
  )
}

/** Gradient at the bottom of a Photo for white text such as name and age. */
export function PhotoFoot({ className = 'px-4', children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('photo-foot absolute inset-x-0 bottom-0 pt-12 pb-3', className)}>{children}</div>
}

function Figure({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 80 100"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full text-primary-ink"
    >
      <circle cx="40" cy="42" r="15" fill="currentColor" opacity="0.28" />
      <path d="M10 100c0-22 13-34 30-34s30 12 30 34Z" fill="currentColor" opacity="0.28" />
    </svg>
  )
}
