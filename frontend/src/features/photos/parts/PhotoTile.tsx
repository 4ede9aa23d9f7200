import { Clock, Crown, EyeOff, ScanSearch, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Tag } from '#frontend/ui/Chip.tsx'
import { Photo } from '#frontend/ui/Photo.tsx'
import { PhotoShape } from '#frontend/ui/PhotoShape.tsx'
import { stateOf, type Tile } from '../album.ts'

const icons = { inspecting: ScanSearch, waiting: Clock, missing: TriangleAlert } as const

type PhotoTileProps = {
  tile: Tile & { photo: NonNullable<Tile['photo']> }
  /** Position, starting at 1. */
  number: number
  /** Whether it is the large tile, which shows the full-size image. */
  isLarge: boolean
  onOpen: () => void
  /** Drag handle in the upper corner. */
  handle?: ReactNode
}

/** Photo with its state; a click opens its actions. */
export function PhotoTile({ tile, number, isLarge, onOpen, handle }: PhotoTileProps) {
  const t = useTranslations('photos.tile')
  const { photo, upload } = tile
  const state = stateOf(tile)
  const words = state === 'active' && photo.explicit ? t('explicit') : t(state)
  // a photo that others see needs no label
  const isTold = state !== 'active' || photo.explicit
  const Icon = icons[state as keyof typeof icons] ?? EyeOff
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        aria-label={photo.main ? t('openMain', { state: words }) : t('open', { number: String(number), state: words })}
        className="block size-full touch-manipulation select-none rounded-card [-webkit-touch-callout:none]"
      >
        <TilePicture photo={photo} preview={upload?.preview ?? null} isLarge={isLarge} />
      </button>
      {isLarge ? (
        <div className="pointer-events-none absolute inset-x-1.5 bottom-1.5 flex flex-col items-start gap-1">
          {photo.main && (
            <Tag tone="photo" icon={<Crown aria-hidden="true" />}>
              {t('main')}
            </Tag>
          )}
          {isTold && (
            <Tag tone="photo" icon={<Icon aria-hidden="true" />}>
              {words}
            </Tag>
          )}
        </div>
      ) : (
        (isTold || photo.main) && (
          <p className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-col rounded-b-card bg-black/60 wrap-anywhere px-1 py-1.5 text-center text-label text-white">
            {photo.main && <span>{t('main')}</span>}
            {isTold && <span>{words}</span>}
          </p>
        )
      )}
      {handle && <div className="absolute top-0 right-0">{handle}</div>}
    </>
  )
}

type TilePictureProps = { photo: NonNullable<Tile['photo']>; preview: string | null; isLarge: boolean }

/** Photo, or the local preview until the server has produced one. */
export function TilePicture({ photo, preview, isLarge }: TilePictureProps) {
  const own = photoSources(isLarge ? photo.filename : photo.thumb_filename)
  return (
    <Photo
      {...(own.src ? own : { src: preview })}
      alt=""
      ratio="fill"
      isFirst={isLarge}
      shape={photo.thumbhash && <PhotoShape hash={photo.thumbhash} />}
      className="rounded-card"
    />
  )
}
