import { useCallback, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { useDraft } from './drafts.ts'
import { Decisions } from './parts/Decisions.tsx'
import { Head } from './parts/Head.tsx'
import { HeldStrip } from './parts/HeldStrip.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { PhotoFacts } from './parts/PhotoFacts.tsx'
import { PhotoStage } from './parts/PhotoStage.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { photoSource, usePicturesAhead } from './photo-queue.ts'
import { commandOf, currentOf, mayDecide, type QueueCommand, undoable } from './queue.ts'
import { type QueueNotice, useQueue } from './use-queue.ts'
import { useQueueKeys } from './use-queue-keys.ts'

/** Photo queue: one at a time, oldest first, fully operable by single keys (TRAP-74). */
export default function PhotosScreen() {
  const t = useTranslations('staff.photos')
  const onNotice = useCallback(
    (notice: QueueNotice) =>
      notice !== 'photosChanged' &&
      showToast(t(`notice.${notice}`), { tone: notice === 'failed' ? 'danger' : 'neutral' }),
    [t],
  )
  const { queue, tell, read, isPending, error, retry } = useQueue(photoSource, onNotice)
  usePicturesAhead(queue)
  const stage = useRef<HTMLButtonElement>(null)
  const [keysOff, setKeysOff] = useDraft('keys-off')
  const [said, setSaid] = useState('')

  const onCommand = useCallback(
    (command: QueueCommand) => {
      const before = read()
      if (command.type === 'toggle') tell({ type: 'toggled' })
      if (command.type === 'zoom') tell({ type: 'zoomed' })
      if (command.type === 'pan' && before.zoom)
        tell({ type: 'panned', to: { x: before.zoom.x + command.x, y: before.zoom.y + command.y } })
      if (command.type === 'reasons') tell({ type: 'reasonsToggled' })
      if (command.type === 'move') tell({ type: 'moved', by: command.by })
      if (command.type === 'undo') {
        setSaid(undoable(before) ? t('undone') : '')
        tell({ type: 'undone' })
      }
      if (command.type === 'decide') {
        const { decision } = command
        setSaid(mayDecide(before, decision) ? t(`decided.${decision.verdict}`) : t('openFirst'))
        tell({ type: 'decided', decision, now: Date.now() })
      }
      // focuses the stage, so that Space opens the next photo whichever
      // button was clicked; the list of reasons keeps the focus
      if (command.type !== 'reasons') stage.current?.focus({ preventScroll: true })
    },
    [read, tell, t],
  )
  const onKey = useCallback((key: string) => commandOf(key, read()), [read])
  useQueueKeys(keysOff === '', onKey, onCommand)

  const photo = currentOf(queue)
  return (
    <>
      <Head title={t('title')} lead={isPending ? undefined : t('left', { count: queue.left })}>
        <HeldStrip
          held={queue.held}
          words={(verdict) => t(`decided.${verdict}`)}
          onUndo={() => onCommand({ type: 'undo' })}
        />
      </Head>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {isPending && <RowsSkeleton />}
      {error && !photo && <LoadFailed error={error} onRetry={retry} />}
      {!isPending && !error && !photo && (
        <EmptyState drawing="desk" title={t('empty')}>
          <p>{t('emptyHint')}</p>
        </EmptyState>
      )}
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
              isZoomed={queue.zoom !== null}
              hasKeys={keysOff === ''}
              onCommand={onCommand}
              onKeys={(isOn) => setKeysOff(isOn ? '' : '1')}
            />
          </div>
          <PhotoFacts photo={photo} />
        </div>
      )}
    </>
  )
}
