import { lazy, type ReactNode, Suspense } from 'react'
import { isOnTheWay } from '#frontend/domain/photos/photo-queue.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import type { Tile } from '../album.ts'
import { EmptyPlace, Place, photoGridClass } from './PhotoGrid.tsx'
import { PhotoTile } from './PhotoTile.tsx'
import { UploadTile } from './UploadTile.tsx'

const SortablePlaces = lazy(() => importGuarded(() => import('./SortablePlaces.tsx')))

/** Photo on the server without a pending upload on this device. */
export type ShownTile = Tile & { photo: NonNullable<Tile['photo']> }

const isShown = (tile: Tile): tile is ShownTile =>
  tile.photo !== null && !(tile.upload !== null && isOnTheWay(tile.upload))

type OwnGridProps = {
  label: string
  tiles: readonly Tile[]
  /** Whether the first tile is large. */
  hasLarge: boolean
  /** Set if the photos can be reordered. */
  onOrder?: (ids: string[]) => void
  onOpen: (tile: Tile) => void
  /** Tile to add a photo; null at the limit. */
  add: ReactNode | null
  /** Minimum number of tiles; empty tiles fill the rest. */
  places: number
}

/** Grid of the member's own photos, uploads, and a tile to add one. */
export function OwnGrid({ label, tiles, hasLarge, onOrder, onOpen, add, places }: OwnGridProps) {
  const shown = tiles.filter(isShown)
  const coming = tiles.filter((tile) => !isShown(tile) && tile.upload)
  const still = shown.map((tile, index) => (
    <Place key={tile.id} isLarge={hasLarge && index === 0}>
      <PhotoTile tile={tile} number={index + 1} isLarge={hasLarge && index === 0} onOpen={() => onOpen(tile)} />
    </Place>
  ))
  const taken = shown.length + coming.length
  const empty = Math.max(0, places - taken - (add ? 1 : 0))
  return (
    <ul aria-label={label} className={`${photoGridClass} empty:hidden`}>
      {onOrder && shown.length > 1 ? (
        <Suspense fallback={still}>
          <SortablePlaces tiles={shown} onOpen={onOpen} onOrder={onOrder} />
        </Suspense>
      ) : (
        still
      )}
      {coming.map(({ id, upload }, index) => (
        <Place key={id} isLarge={hasLarge && shown.length + index === 0}>
          {upload && <UploadTile upload={upload} />}
        </Place>
      ))}
      {add && <Place isLarge={hasLarge && taken === 0}>{add}</Place>}
      {Array.from({ length: empty }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical, static
        <EmptyPlace key={index} />
      ))}
    </ul>
  )
}
