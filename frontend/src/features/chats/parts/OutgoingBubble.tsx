import { CircleAlert, ImageOff, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePhotoProblem } from '#frontend/domain/photos/use-photo-problem.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { ProgressRing } from '#frontend/ui/ProgressRing.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import { cancelPhoto, resendPhoto, retryPhoto } from '../photo-sending.ts'
import type { OutgoingPhoto, PhotoState } from '../use-photos.ts'
import { PhotoFrame } from './PhotoFrame.tsx'

/** Own photo on its way, with progress and cancel, or why it was not sent (CHAT-32). */
export default function OutgoingBubble({ photo: { id, size, preview, state } }: { photo: OutgoingPhoto }) {
  const t = useTranslations('chats.photo')
  const m = useTranslations('chats.message')
  const isOver = state.at === 'failed' || state.at === 'refused' || state.at === 'lost'
  return (
    <div className="mb-3 flex animate-land flex-col items-end gap-1">
      <span className="sr-only">{m('me')}</span>
      <PhotoFrame size={size} className={isOver ? 'border border-danger-ink' : undefined}>
        {preview ? (
          <img src={preview} alt={t('mine')} className="absolute inset-0 size-full object-cover" />
        ) : (
          <ImageOff aria-hidden="true" className="absolute inset-0 m-auto size-10 text-muted" />
        )}
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
      </PhotoFrame>
      {isOver && <Over id={id} state={state} />}
    </div>
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
