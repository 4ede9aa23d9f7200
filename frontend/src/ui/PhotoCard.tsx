import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { LongName } from './LongName.tsx'
import { Photo, PhotoFoot } from './Photo.tsx'

type PhotoCardProps = {
  to: string
  src: string | null
  avif?: string | null
  /**
   * Name at the bottom of the image, on up to four lines, which is enough for the longest name.
   */
  title: string
  /** After the title, such as an age. */
  titleEnd?: ReactNode
  /** Small mark after the title. */
  titleMark?: ReactNode
  /** Small mark in the lower right corner. */
  dot?: ReactNode
  /** Below the title: a place, a time. */
  details?: ReactNode
  /** Below the image, where text of any length has room. */
  below?: ReactNode
  /** Marks in the upper left corner; `corner` is a button in the upper right one. */
  marks?: ReactNode
  /** Above the title: what the viewer and the member share. */
  overTitle?: ReactNode
  corner?: ReactNode
  /** Narrow, with a smaller title: for rows that scroll. */
  isSmall?: boolean
  /** Above the fold: its image loads with priority. */
  isFirst?: boolean
  /** Highlighted once on mount. */
  isGlowing?: boolean
}

/** Linked 4:5 photo with text, in a grid (`photoGridClass`). */
export function PhotoCard({
  to,
  src,
  avif,
  title,
  titleEnd,
  titleMark,
  dot,
  details,
  below,
  marks,
  overTitle,
  corner,
  isSmall = false,
  isFirst = false,
  isGlowing = false,
}: PhotoCardProps) {
  return (
    <article className={clsx('group relative rounded-card', isGlowing && 'animate-glow')}>
      <Link to={to} className="block rounded-card">
        <Photo
          src={src}
          avif={avif}
          alt=""
          isFirst={isFirst}
          className="rounded-card [&_img]:group-hover:scale-[1.03] [&_img]:transition"
        >
          <PhotoFoot className={isSmall ? 'px-2.5' : 'px-3 sm:px-4'}>
            {overTitle}
            <h2
              className={clsx(
                'line-clamp-4 font-bold leading-tight',
                isSmall ? 'text-base' : 'text-base min-[360px]:text-lg',
              )}
            >
              <span>
                <LongName name={title} />
              </span>{' '}
              {titleEnd && <span className="tabular font-normal">{titleEnd}</span>} {titleMark}
            </h2>
            {/* Room for the dot, so that nothing moves when it appears. */}
            {details && <p className="line-clamp-2 wrap-anywhere pr-5 text-sm leading-tight">{details}</p>}
            {dot && <span className="absolute right-3 bottom-4 sm:right-4">{dot}</span>}
          </PhotoFoot>
        </Photo>
        {below}
      </Link>
      {marks && (
        <div className="pointer-events-none absolute inset-x-2 top-2 flex flex-col items-start gap-1 wrap-anywhere max-[359px]:*:px-2">
          {marks}
        </div>
      )}
      {corner && <div className="absolute top-1.5 right-1.5">{corner}</div>}
    </article>
  )
}
