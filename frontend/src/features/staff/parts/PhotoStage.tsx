import { Eye, EyeOff } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { WaitingPhoto } from '#shared/contract/moderation.ts'
import { KeyHint } from './KeyHint.tsx'
import { VeiledPicture } from './VeiledPhoto.tsx'

/** Current photo of the queue, uncropped and as large as possible, blurred until opened. */
export function PhotoStage({
  photo,
  isOpened,
  onToggle,
  ref,
}: {
  photo: WaitingPhoto
  isOpened: boolean
  onToggle: () => void
  ref: Ref<HTMLButtonElement>
}) {
  const t = useTranslations('staff.photos')
  const Icon = isOpened ? EyeOff : Eye
  return (
    <button
      ref={ref}
      type="button"
      aria-keyshortcuts="Space"
      onClick={onToggle}
      className="relative h-[46dvh] md:h-[min(62dvh,34rem)] overflow-hidden rounded-control border border-line bg-sunken lg:h-[calc(100dvh-8rem)]"
    >
      <VeiledPicture key={photo.id} {...photo} isOpened={isOpened} alt={t('photoOf', { name: photo.member.name })} />
      <span className="absolute bottom-3 left-3 inline-flex items-center gap-2 rounded-full bg-black/70 px-4 py-2 font-medium text-sm text-white [&_svg]:size-4">
        <Icon aria-hidden="true" />
        {isOpened ? t('blur') : t('open')}
        <KeyHint>{t('space')}</KeyHint>
      </span>
    </button>
  )
}
