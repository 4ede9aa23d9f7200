import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { MemberProfile } from '#shared/contract/members.ts'

/** Above this number of photos a counter replaces the dots. */
const maxDots = 8

type PhotoMarksProps = { photos: readonly Pick<MemberProfile['photos'][number], 'id' | 'locked'>[]; at: number }

/**
 * Which photo of the carousel is shown: a bar of segments at the top on phones, where the name is
 * at the bottom; else dots or a counter at the bottom, with a lock if any photo is locked.
 */
export function PhotoMarks({ photos, at }: PhotoMarksProps) {
  const t = useTranslations('members.photos')
  const position = t('at', { number: String(at + 1), count: String(photos.length) })
  const marks = (shape: string) =>
    photos.map(({ id }, index) => (
      <span key={id} className={clsx('rounded-full', shape, index === at ? 'bg-white' : 'bg-white/45')} />
    ))
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {position}
      </span>
      <div
        aria-hidden="true"
        data-photo-marks=""
        className="pointer-events-none absolute inset-x-3 top-3 flex gap-1 md:hidden"
      >
        {marks('h-1 flex-1 shadow-card')}
      </div>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center max-md:hidden"
      >
        <div className="flex items-center gap-1.5 rounded-full bg-black/60 px-3 py-1.5 text-white">
          {photos.length <= maxDots ? marks('size-2') : <span className="tabular text-sm">{position}</span>}
          {photos.some(({ locked }) => locked) && <Lock className="size-3.5" />}
        </div>
      </div>
    </>
  )
}
