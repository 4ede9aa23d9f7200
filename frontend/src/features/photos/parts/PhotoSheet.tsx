import { ArrowLeft, ArrowRight, Crown, Eye, EyeOff, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Sheet } from '#frontend/ui/Dialog.tsx'
import { type AlbumChange, stateOf, type Tile } from '../album.ts'
import { TilePicture } from './PhotoTile.tsx'

type PhotoSheetProps = {
  tiles: readonly Tile[]
  /** Id of the open photo; null if closed. */
  openId: string | null
  onChange: (change: AlbumChange) => void
  /** Moves a photo within its grid; undefined if the grid has no order. */
  onMove?: (id: string, place: number) => void
  onRemove: (id: string) => void
  onClose: () => void
}

/** Large view of one photo with its state and all actions, without dragging. */
export function PhotoSheet({ tiles, openId, onChange, onMove, onRemove, onClose }: PhotoSheetProps) {
  const t = useTranslations('photos.sheet')
  const place = tiles.findIndex(({ id }) => id === openId)
  const tile = tiles[place]
  const photo = tile?.photo
  if (!tile || !photo)
    return (
      <Sheet title="" isOpen={false} onClose={onClose}>
        {null}
      </Sheet>
    )
  const state = stateOf(tile)
  const { id } = photo
  const count = tiles.filter((one) => one.photo).length
  const title = photo.private ? t('titlePrivate') : t('title', { number: String(place + 1), count: String(count) })
  const isBusy = state === 'preparing' || state === 'uploading'
  const words =
    state === 'active'
      ? t(photo.explicit ? 'explicit' : photo.private ? 'activePrivate' : 'active')
      : t(state === 'missing' || state === 'waiting' ? state : 'inspecting')
  return (
    <Sheet title={title} isOpen onClose={onClose} size="sm">
      <div className="relative mx-auto aspect-4/5 max-h-[44dvh] w-full max-w-full">
        <div className="absolute inset-y-0 left-1/2 aspect-4/5 h-full max-w-full -translate-x-1/2">
          <TilePicture photo={photo} preview={tile.upload?.preview ?? null} isLarge />
        </div>
      </div>
      <p className="my-4 text-center text-muted">{words}</p>
      <div className="grid grid-cols-2 gap-2 [&>:not([data-half])]:col-span-2">
        {onMove && count > 1 && (
          <>
            <Button
              data-half
              icon={<ArrowLeft aria-hidden="true" />}
              disabled={place === 0}
              onClick={() => onMove(id, place - 1)}
            >
              {t('earlier')}
            </Button>
            <Button
              data-half
              icon={<ArrowRight aria-hidden="true" />}
              disabled={place === count - 1}
              onClick={() => onMove(id, place + 1)}
            >
              {t('later')}
            </Button>
          </>
        )}
        {onMove && !photo.main && !photo.explicit && state !== 'missing' && (
          <Button icon={<Crown aria-hidden="true" />} onClick={() => onMove(id, 0)}>
            {t('makeMain')}
          </Button>
        )}
        {state !== 'missing' && !isBusy && (
          <Button
            icon={photo.private ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            onClick={() => {
              onClose()
              onChange({ kind: 'private', id, isPrivate: !photo.private })
            }}
          >
            {photo.private ? t('makePublic') : t('makePrivate')}
          </Button>
        )}
        <Button icon={<Trash2 aria-hidden="true" />} onClick={() => onRemove(id)} className="text-danger-ink!">
          {t('remove')}
        </Button>
      </div>
    </Sheet>
  )
}
