import { CircleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { usePhotoProblem } from '#frontend/domain/photos/use-photo-problem.ts'
import { isOffline } from '#frontend/lib/connection.ts'
import { useStore } from '#frontend/lib/store.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { ProgressRing } from '#frontend/ui/ProgressRing.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import { useCancellation } from '../cancelled-photos.ts'
import { applyCancellation, cancelPhoto, discardPhoto, resendPhoto } from '../photo-actions.ts'
import { retryPhoto } from '../photo-sending.ts'
import type { OutgoingPhoto, PhotoState } from '../use-photos.ts'
import { isPhotoOver, OutgoingFrame } from './OutgoingBubble.tsx'

/**
 * Chat photo: progress and a cancel button are over it while it is being sent; the reason of a
 * failure is below it. A cancelled photo stays until the server has answered, as it may have been
 * sent already.
 */
export default function OutgoingState({ photo }: { photo: OutgoingPhoto }) {
  const t = useTranslations('chats.photo')
  const memberId = useMember()?.id
  const { id, state } = photo
  const cancellation = useCancellation(memberId, id)
  const isWithout = useStore(isOffline)
  useEffect(() => {
    if (cancellation) applyCancellation(id, cancellation)
  }, [id, cancellation])
  const cancel = () => memberId && cancelPhoto(memberId, id)
  if (cancellation && cancellation !== 'failed')
    return (
      <>
        <OutgoingFrame photo={photo}>
          <Cover>
            <Spinner className="size-8!" />
            {t('cancelling')}
          </Cover>
        </OutgoingFrame>
        {isWithout && <p className="max-w-[82%] text-right text-muted text-sm">{t('cancelLater')}</p>}
      </>
    )
  if (isPhotoOver(state))
    return (
      <>
        <OutgoingFrame photo={photo} />
        <Over id={id} state={state} onRemove={state.at === 'refused' ? () => discardPhoto(id) : cancel} />
      </>
    )
  return (
    <OutgoingFrame photo={photo}>
      <Cover>
        <Under state={state} />
      </Cover>
      <IconButton
        tone="photo"
        label={t('cancel')}
        icon={<X aria-hidden="true" />}
        onClick={cancel}
        className="absolute! top-1.5 right-1.5"
      />
    </OutgoingFrame>
  )
}

const Cover = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-black/45 text-sm text-white">
    {children}
  </div>
)

function Under({ state }: { state: PhotoState }) {
  const t = useTranslations('chats.photo')
  if (state.at === 'sending')
    return (
      <ProgressRing
        share={state.progress}
        label={t('progress')}
        toText={(percent) => t('percent', { percent: String(percent) })}
      />
    )
  return (
    <>
      <Spinner className="size-8!" />
      {t(state.at === 'inspecting' ? 'inspecting' : 'preparing')}
    </>
  )
}

function Over({ id, state, onRemove }: { id: string; state: PhotoState; onRemove: () => void }) {
  const t = useTranslations('chats.photo')
  const m = useTranslations('chats.message')
  const why = useWhy(state)
  return (
    <div className="flex max-w-[82%] flex-col items-end gap-0.5 text-sm">
      <p className="flex items-start justify-end gap-1 text-danger-ink">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          {t(state.at === 'refused' ? 'refused' : 'failed')} {why}
        </span>
      </p>
      <div className="flex flex-wrap justify-end gap-x-1">
        {state.at === 'failed' && state.mayRetry && (
          <Button tone="ghost" size="sm" className="px-2!" onClick={() => retryPhoto(id)}>
            {m('retry')}
          </Button>
        )}
        {state.at === 'refused' && state.mayResend && (
          <Button tone="ghost" size="sm" className="px-2!" onClick={() => resendPhoto(id, new Date())}>
            {m('retry')}
          </Button>
        )}
        <Button tone="ghost" size="sm" className="px-2!" onClick={onRemove}>
          {m('remove')}
        </Button>
      </div>
    </div>
  )
}

function useWhy(state: PhotoState): string {
  const t = useTranslations('chats.photo')
  const problemText = usePhotoProblem()
  const lost = useTranslations('photos.problems')('lost')
  if (state.at === 'refused') return t(`reasons.${state.reason}`)
  if (state.at !== 'failed') return t('lost')
  const { problem } = state
  if (problem.kind === 'refused') return problem.text
  return problem.kind === 'file' ? problemText(problem.problem) : lost
}
