import { ImageOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import type { OutgoingPhoto, PhotoState } from '../use-photos.ts'
import { PhotoFrame } from './PhotoFrame.tsx'

const OutgoingState = lazy(() => importGuarded(() => import('./OutgoingState.tsx')))

/**
 * Chat photo of the member that is being sent (CHAT-32). The photo is shown at once; its state
 * follows when the lazy code of `OutgoingState` is loaded.
 */
export function OutgoingBubble({ photo }: { photo: OutgoingPhoto }) {
  const m = useTranslations('chats.message')
  return (
    <div className="mb-3 flex animate-land flex-col items-end gap-1">
      <span className="sr-only">{m('me')}</span>
      <Suspense fallback={<OutgoingFrame photo={photo} />}>
        <OutgoingState photo={photo} />
      </Suspense>
    </div>
  )
}

export const isPhotoOver = ({ at }: PhotoState): boolean => at === 'failed' || at === 'refused' || at === 'lost'

type OutgoingFrameProps = { photo: OutgoingPhoto; children?: ReactNode }

export function OutgoingFrame({ photo: { size, preview, state }, children }: OutgoingFrameProps) {
  const t = useTranslations('chats.photo')
  return (
    <PhotoFrame size={size} className={isPhotoOver(state) ? 'border border-danger-ink' : undefined}>
      {preview ? (
        <img src={preview} alt={t('mine')} className="absolute inset-0 size-full object-cover" />
      ) : (
        <ImageOff aria-hidden="true" className="absolute inset-0 m-auto size-10 text-muted" />
      )}
      {children}
    </PhotoFrame>
  )
}
