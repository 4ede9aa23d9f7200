import { useTranslations } from 'use-intl'
import { showToast } from '#frontend/ui/toasts.ts'
import { Decisions } from './parts/Decisions.tsx'
import { ListScreen } from './parts/ListScreen.tsx'
import { PhotoFacts } from './parts/PhotoFacts.tsx'
import { PhotoStage } from './parts/PhotoStage.tsx'
import { UndoStrip } from './parts/UndoStrip.tsx'
import { photoSource, usePicturesAhead } from './photo-queue.ts'
import { currentOf, mayDecide } from './queue.ts'
import { commandOf } from './queue-commands.ts'
import { type QueueNotice, useQueue } from './use-queue.ts'
import { useQueueCommands } from './use-queue-commands.ts'

/** Photo queue: one photo at a time, oldest first, fully operable by single keys (TRAP-74). */
export default function PhotosScreen() {
  const t = useTranslations('staff.photos')
  const onNotice = (notice: QueueNotice) =>
    notice !== 'photosChanged' && showToast(t(`notice.${notice}`), { tone: notice === 'failed' ? 'danger' : 'neutral' })
  const { queue, tell, read, list, claim } = useQueue(photoSource, onNotice)
  usePicturesAhead(queue)
  const { stage, said, onCommand, keys } = useQueueCommands({
    read,
    tell,
    commandOf,
    undone: t('undone'),
    decided: ({ verdict }) => t(`decided.${verdict}`),
    asked: (suspicion) => t(`ask.${suspicion}`),
    obstacle: (before, decision) => (mayDecide(before, decision) ? null : t('openFirst')),
  })

  const photo = currentOf(queue)
  return (
    <ListScreen
      title={t('title')}
      lead={list.isPending ? undefined : t('left', { count: queue.left })}
      claim={claim}
      controls={
        <UndoStrip
          unconfirmed={queue.unconfirmed}
          words={(verdict) => t(`decided.${verdict}`)}
          said={said}
          onUndo={() => onCommand({ type: 'undo' })}
        />
      }
      list={list}
      empty={{ title: t('empty'), text: t('emptyHint') }}
    >
      {photo && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[17rem_minmax(0,1fr)_17rem]">
          <PhotoStage
            ref={stage}
            photo={photo}
            isOpened={queue.isOpened}
            zoom={queue.zoom}
            onPan={(to) => tell({ type: 'panned', to })}
            onToggle={() => onCommand({ type: 'toggle' })}
          />
          <div className="flex flex-col gap-4">
            <Decisions
              isOpened={queue.isOpened}
              isChoosingReason={queue.isChoosingReason}
              asked={queue.asked}
              isZoomed={queue.zoom !== null}
              onCommand={onCommand}
              {...keys}
            />
          </div>
          <PhotoFacts photo={photo} />
        </div>
      )}
    </ListScreen>
  )
}
