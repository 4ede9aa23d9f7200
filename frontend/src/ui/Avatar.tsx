import { clsx } from 'clsx'
import { Photo } from './Photo.tsx'

const sizes = { sm: 'size-8', md: 'size-12', lg: 'size-20', xl: 'size-28' } as const

/** Round thumbnail of a person whose name is shown beside it; without an image, their initial. */
export function Avatar({
  name,
  src,
  avif,
  size = 'md',
  className,
}: {
  name: string
  src: string | null
  avif?: string | null
  size?: keyof typeof sizes
  className?: string
}) {
  const shape = clsx('shrink-0 rounded-full', sizes[size], className)
  if (src) return <Photo src={src} avif={avif} alt="" ratio="1:1" className={shape} />
  return (
    <span
      aria-hidden="true"
      className={clsx(shape, 'inline-flex items-center justify-center bg-primary-tint font-bold text-on-primary-tint')}
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  )
}
