import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import type { PointerEvent, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { KeyHint } from '#frontend/features/staff/parts/KeyHint.tsx'
import { VeiledPicture } from '#frontend/features/staff/parts/VeiledPhoto.tsx'
import type { WaitingPhoto } from '#shared/contract/moderation-items.ts'
import type { Zoom } from '../queue.ts'

const scale = 3

/**
 * Current photo of the queue, uncropped and as large as possible, blurred until opened. A magnified
 * photo moves with the pointer and the arrow keys (MOD-14).
 */
export function PhotoStage({
  photo,
  isOpened,
  zoom,
  onPan,
  onToggle,
  ref,
}: {
  photo: WaitingPhoto
  isOpened: boolean
  zoom: Zoom | null
  onPan: (to: Zoom) => void
  onToggle: () => void
  ref: Ref<HTMLButtonElement>
}) {
  const t = useTranslations('staff.photos')
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    if (!zoom) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPan({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 })
  }
  const Icon = isOpened ? EyeOff : Eye
  return (
    <button
      ref={ref}
      type="button"
      aria-keyshortcuts="Space"
      onClick={onToggle}
      onPointerMove={follow}
      className={clsx(
        'relative h-[46dvh] overflow-hidden rounded-control border border-line bg-sunken md:h-[min(62dvh,34rem)] lg:h-[calc(100dvh-8rem)]',
        zoom && 'touch-none',
      )}
    >
      <span
        data-zoomed={zoom !== null}
        className="absolute inset-0"
        style={zoom ? { transform: `scale(${scale})`, transformOrigin: `${zoom.x}% ${zoom.y}%` } : undefined}
      >
        <VeiledPicture key={photo.id} {...photo} isOpened={isOpened} alt={t('photoOf', { name: photo.member.name })} />
      </span>
      <span className="absolute bottom-3 left-3 inline-flex items-center gap-2 rounded-full bg-black/70 px-4 py-2 font-medium text-sm text-white [&_svg]:size-4">
        <Icon aria-hidden="true" />
        {isOpened ? t('blur') : t('open')}
        <KeyHint>{t('space')}</KeyHint>
      </span>
    </button>
  )
}
