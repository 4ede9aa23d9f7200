import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { useDraft } from './drafts.ts'
import { Head } from './parts/Head.tsx'
import { HeldStrip } from './parts/HeldStrip.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { VerificationDecisions } from './parts/VerificationDecisions.tsx'
import { VerificationPhotos } from './parts/VerificationPhotos.tsx'
import { VerificationStage } from './parts/VerificationStage.tsx'
import { currentOf, mayDecide, undoable } from './queue.ts'
import { type QueueNotice, useQueue } from './use-queue.ts'
import { useQueueKeys } from './use-queue-keys.ts'
import {
  canApprove,
  useIsPictureHere,
  type VerificationCommand,
  verificationCommandOf,
  verificationSource,
} from './verification-queue.ts'

/** Queue of photo verifications (MOD-22): picture beside the approved photos, by single keys. */
export default function VerificationsScreen() {
  const t = useTranslations('staff.verifications')
  const words = useTranslations('staff.photos')
  const client = useQueryClient()
  const onNotice = useCallback(
    (notice: QueueNotice) => {
      showToast(t(`notice.${notice}`), { tone: notice === 'failed' ? 'danger' : 'neutral' })
      if (notice === 'photosChanged') void client.invalidateQueries({ queryKey: ['staff', verificationSource.name] })
    },
    [t, client],
  )
  const { queue, tell, read, isPending, error, retry } = useQueue(verificationSource, onNotice)
  const stage = useRef<HTMLButtonElement>(null)
  const [keysOff, setKeysOff] = useDraft('keys-off')
  const [said, setSaid] = useState('')

  const onCommand = useCallback(
    (command: VerificationCommand) => {
      const before = read()
      if (command.type === 'toggle') tell({ type: 'toggled' })
      if (command.type === 'reasons') tell({ type: 'reasonsToggled' })
      if (command.type === 'move') tell({ type: 'moved', by: command.by })
      if (command.type === 'undo') {
        setSaid(undoable(before) ? words('undone') : '')
        tell({ type: 'undone' })
      }
      if (command.type === 'decide') {
        const { decision } = command
        const one = currentOf(before)
        if (decision.verdict === 'approved' && one && !canApprove(one, client)) {
          setSaid(t(one.photos.length > 0 ? 'openFirst' : 'noPhotos'))
          return
        }
        setSaid(mayDecide(before, decision) ? t(`decided.${decision.verdict}`) : t('openFirst'))
        tell({ type: 'decided', decision, now: Date.now() })
      }
      // the list of reasons keeps the focus
      if (command.type !== 'reasons') stage.current?.focus({ preventScroll: true })
    },
    [read, tell, t, words, client],
  )
  const onKey = useCallback((key: string) => verificationCommandOf(key, read().isChoosingReason), [read])
  useQueueKeys(keysOff === '', onKey, onCommand)

  const current = currentOf(queue)
  const isPictureHere = useIsPictureHere(current?.id)
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
      {error && !current && <LoadFailed error={error} onRetry={retry} />}
      {!isPending && !error && !current && (
        <EmptyState drawing="desk" title={t('empty')}>
          <p>{t('emptyHint')}</p>
        </EmptyState>
      )}
      {current && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_17rem]">
          <VerificationStage
            key={current.id}
            ref={stage}
            verification={current}
            isOpened={queue.isOpened}
            onToggle={() => onCommand({ type: 'toggle' })}
          />
          <VerificationPhotos verification={current} />
          <VerificationDecisions
            isOpened={queue.isOpened && isPictureHere}
            hasPhotos={current.photos.length > 0}
            isChoosingReason={queue.isChoosingReason}
            hasKeys={keysOff === ''}
            onCommand={onCommand}
            onKeys={(isOn) => setKeysOff(isOn ? '' : '1')}
          />
        </div>
      )}
    </>
  )
}
