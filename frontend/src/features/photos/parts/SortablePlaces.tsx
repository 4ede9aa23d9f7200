import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { clsx } from 'clsx'
import { GripVertical } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { moved, type Tile } from '../album.ts'
import { CornerDisc, cornerClass } from './Corner.tsx'
import type { ShownTile } from './OwnGrid.tsx'
import { placeClass } from './PhotoGrid.tsx'
import { PhotoTile } from './PhotoTile.tsx'

type SortablePlacesProps = {
  tiles: readonly ShownTile[]
  onOpen: (tile: Tile) => void
  onOrder: (ids: string[]) => void
}

/** Photos that can be reordered by mouse, long press or keyboard. Lazy-loaded after the grid. */
export default function SortablePlaces({ tiles, onOpen, onOrder }: SortablePlacesProps) {
  const t = useTranslations('photos.order')
  const ids = tiles.map(({ id }) => id)
  const numberOf = (id: string | number) => String(ids.indexOf(String(id)) + 1)
  const count = String(ids.length)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // the delay lets a touch scroll the page
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onOrder(moved(ids, String(active.id), ids.indexOf(String(over.id))))
      }}
      accessibility={{
        container: document.body,
        screenReaderInstructions: { draggable: t('instructions') },
        announcements: {
          onDragStart: ({ active }) => t('start', { number: numberOf(active.id) }),
          onDragOver: ({ active, over }) =>
            over ? t('over', { number: numberOf(active.id), place: numberOf(over.id), count }) : undefined,
          onDragEnd: ({ active, over }) => t('end', { place: numberOf((over ?? active).id), count }),
          onDragCancel: ({ active }) => t('cancel', { number: numberOf(active.id) }),
        },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {tiles.map((tile, index) => (
          <SortablePlace key={tile.id} tile={tile} number={index + 1} onOpen={() => onOpen(tile)} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

function SortablePlace({ tile, number, onOpen }: { tile: ShownTile; number: number; onOpen: () => void }) {
  const t = useTranslations('photos')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: tile.id,
    attributes: { roleDescription: t('order.role') },
  })
  return (
    <li
      ref={setNodeRef}
      onMouseDown={listeners?.onMouseDown as never}
      onTouchStart={listeners?.onTouchStart as never}
      className={clsx(placeClass(number === 1), isDragging && 'z-10 [&>*]:shadow-raised')}
      style={{
        transform:
          transform === null
            ? undefined
            : `translate3d(${transform.x}px, ${transform.y}px, 0) scale(${transform.scaleX}, ${transform.scaleY})`,
        // Tiles differ in size: a photo that is dragged to or from the large tile scales from its
        // corner.
        transformOrigin: '0 0',
        transition,
      }}
    >
      <PhotoTile
        tile={tile}
        number={number}
        isLarge={number === 1}
        onOpen={onOpen}
        handle={
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            onKeyDown={listeners?.onKeyDown as never}
            aria-label={t('tile.move', { number: String(number) })}
            className={`${cornerClass} cursor-grab`}
          >
            <CornerDisc>
              <GripVertical aria-hidden="true" />
            </CornerDisc>
          </button>
        }
      />
    </li>
  )
}
