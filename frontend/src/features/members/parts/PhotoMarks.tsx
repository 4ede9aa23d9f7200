import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { MemberProfile } from '#shared/contract/members.ts'

/** Above this number of photos a counter replaces the dots. */
const mostDots = 8

type PhotoMarksProps = { photos: readonly Pick<MemberProfile['photos'][number], 'id' | 'locked'>[]; at: number }

/** Which photo of the carousel is shown, and whether any is locked. */
export function PhotoMarks({ photos, at }: PhotoMarksProps) {
  const t = useTranslations('members.photos')
  const hasDots = photos.length <= mostDots
  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 flex justify-center md:top-auto md:bottom-3">
      <div className="flex items-center gap-1.5 rounded-full bg-black/60 px-3 py-1.5 text-white">
        {hasDots && (
          <span aria-hidden="true" className="flex gap-1.5">
            {photos.map((photo, index) => (
              <span
                key={photo.id}
                className={clsx('size-2 rounded-full bg-white transition', index === at ? 'opacity-100' : 'opacity-45')}
              />
            ))}
          </span>
        )}
        <span aria-live="polite" className={clsx('tabular text-sm', hasDots && 'sr-only')}>
          {t('at', { number: String(at + 1), count: String(photos.length) })}
        </span>
        {photos.some(({ locked }) => locked) && <Lock aria-hidden="true" className="size-3.5" />}
      </div>
    </div>
  )
}
