import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Photo } from '#frontend/ui/Photo.tsx'
import { PhotoShape } from '#frontend/ui/PhotoShape.tsx'
import type { MemberProfile } from '#shared/contract/members.ts'

type PhotoThumbsProps = {
  photos: readonly Pick<MemberProfile['photos'][number], 'id' | 'thumb_filename' | 'locked' | 'thumbhash'>[]
  at: number
  onChoose: (index: number) => void
}

/** Row of thumbnails below the carousel; hidden on phones, where swiping suffices. */
export function PhotoThumbs({ photos, at, onChoose }: PhotoThumbsProps) {
  const t = useTranslations('members.photos')
  return (
    <ul className="mt-3 hidden gap-2 overflow-x-auto p-1 md:flex">
      {photos.map((photo, index) => (
        <li key={photo.id} className="w-16 shrink-0">
          <button
            type="button"
            aria-label={t('show', { number: String(index + 1) })}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onChoose(index)}
            className={clsx(
              'block w-full rounded-control',
              index === at && 'ring-2 ring-primary-ink ring-offset-2 ring-offset-page',
            )}
          >
            <Photo
              {...photoSources(photo.thumb_filename)}
              alt=""
              shape={photo.thumbhash && <PhotoShape hash={photo.thumbhash} />}
              className="rounded-control"
            >
              {photo.locked && (
                <span className="absolute inset-0 flex items-center justify-center bg-black/25 text-white">
                  <Lock aria-hidden="true" className="size-4" />
                </span>
              )}
            </Photo>
          </button>
        </li>
      ))}
    </ul>
  )
}
