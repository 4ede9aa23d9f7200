import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'

const ratios = { '4:5': 'aspect-4/5', '1:1': 'aspect-square', '3:4': 'aspect-3/4', fill: 'size-full' } as const

type PhotoProps = {
  /** Null: nobody's picture yet, a tinted placeholder with a figure takes the place. */
  src: string | null
  /** The same picture in a smaller format, for browsers that read AVIF. */
  avif?: string | null
  /** Who is on it, in words; empty where a name stands beside it. */
  alt: string
  ratio?: keyof typeof ratios
  /** In view at once: loaded first. All others load when they come near. */
  isFirst?: boolean
  /** What shows until the picture is there: a PhotoShape. */
  shape?: ReactNode
  className?: string
  /** What lies on the picture: a name on PhotoFoot, a button in a corner (position it with `absolute`). */
  children?: ReactNode
}

/** A picture that keeps its place while it loads and fades in, so that nothing moves. */
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
              // a picture from the cache is complete before React listens
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

/** The gradient foot that names and ages stand on; large white words inside a Photo. */
export function PhotoFoot({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('photo-foot absolute inset-x-0 bottom-0 px-4 pt-12 pb-3', className)}>{children}</div>
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
