import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { showToast } from '#frontend/ui/toasts.ts'
import { ListScreen } from './parts/ListScreen.tsx'
import { UndoStrip } from './parts/UndoStrip.tsx'
import { VerificationDecisions } from './parts/VerificationDecisions.tsx'
import { VerificationPhotos } from './parts/VerificationPhotos.tsx'
import { VerificationStage } from './parts/VerificationStage.tsx'
import { currentOf, mayDecide } from './queue.ts'
import { type QueueNotice, useQueue } from './use-queue.ts'
import { useQueueCommands } from './use-queue-commands.ts'
import { canApprove, useIsPictureHere, verificationCommandOf, verificationSource } from './verification-queue.ts'

/**
 * Queue of photo verifications (MOD-22): the picture is beside the approved photos, and the queue
 * is fully operable by single keys.
 */
export default function VerificationsScreen() {
  const t = useTranslations('staff.verifications')
  const words = useTranslations('staff.photos')
  const client = useQueryClient()
  const onNotice = (notice: QueueNotice) => {
    showToast(t(`notice.${notice}`), { tone: notice === 'failed' ? 'danger' : 'neutral' })
    if (notice === 'photosChanged') void client.invalidateQueries({ queryKey: ['staff', verificationSource.name] })
  }
  const { queue, tell, read, list, claim } = useQueue(verificationSource, onNotice)
  const { stage, said, onCommand, keys } = useQueueCommands({
    read,
    tell,
    commandOf: verificationCommandOf,
    undone: words('undone'),
    decided: ({ verdict }) => t(`decided.${verdict}`),
    obstacle: (before, decision) => {
      const one = currentOf(before)
      if (decision.verdict === 'approved' && one && !canApprove(one, client))
        return t(one.photos.length > 0 ? 'openFirst' : 'noPhotos')
      return mayDecide(before, decision) ? null : t('openFirst')
    },
  })

  const current = currentOf(queue)
  const isPictureHere = useIsPictureHere(current?.id)
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
            onCommand={onCommand}
            {...keys}
          />
        </div>
      )}
    </ListScreen>
  )
}
