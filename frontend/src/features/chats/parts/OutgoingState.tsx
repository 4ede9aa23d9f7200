import { CircleAlert, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePhotoProblem } from '#frontend/domain/photos/use-photo-problem.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { ProgressRing } from '#frontend/ui/ProgressRing.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import { cancelPhoto, resendPhoto, retryPhoto } from '../photo-sending.ts'
import type { OutgoingPhoto, PhotoState } from '../use-photos.ts'
import { isPhotoOver, OutgoingFrame } from './OutgoingBubble.tsx'

/**
 * Chat photo: progress and a cancel button are over it while it is being sent; the reason of a
 * failure is below it.
 */
export default function OutgoingState({ photo }: { photo: OutgoingPhoto }) {
  const t = useTranslations('chats.photo')
  const { id, state } = photo
  const isOver = isPhotoOver(state)
  return (
    <>
      <OutgoingFrame photo={photo}>
        {!isOver && (
          <div className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-black/45 text-sm text-white">
            <Under state={state} />
          </div>
        )}
        {!isOver && (
          <IconButton
            tone="photo"
            label={t('cancel')}
            icon={<X aria-hidden="true" />}
            onClick={() => cancelPhoto(id)}
            className="absolute! top-1.5 right-1.5"
          />
        )}
      </OutgoingFrame>
      {isOver && <Over id={id} state={state} />}
    </>
  )
}

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

function Over({ id, state }: { id: string; state: PhotoState }) {
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
        <Button tone="ghost" size="sm" className="px-2!" onClick={() => cancelPhoto(id)}>
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
