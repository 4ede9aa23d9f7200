import { Eye, EyeOff } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { PoseFigure } from '#frontend/domain/photos/PoseFigure.tsx'
import { KeyHint } from '#frontend/features/staff/parts/KeyHint.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import type { WaitingVerification } from '#shared/contract/verification-queue.ts'
import { useVerificationPicture } from '../verification-queue.ts'

type VerificationStageProps = {
  verification: WaitingVerification
  isOpened: boolean
  onToggle: () => void
  ref: Ref<HTMLButtonElement>
}

/** Requested pose and the member's picture, which is only fetched when opened. */
export function VerificationStage({ verification, isOpened, onToggle, ref }: VerificationStageProps) {
  const t = useTranslations('staff.verifications')
  const photoWords = useTranslations('staff.photos')
  const poses = useTranslations('verification.poses')
  const { address, error } = useVerificationPicture(verification, isOpened)
  const Icon = isOpened ? EyeOff : Eye
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-control border border-line bg-surface p-3">
      <div className="flex items-center gap-3">
        <PoseFigure pose={verification.pose} className="h-20 shrink-0" />
        <p className="min-w-0">
          <span className="block text-muted text-sm">{t('asked')}</span>
          <span className="font-medium">{poses(verification.pose)}</span>
        </p>
      </div>
      <button
        ref={ref}
        type="button"
        aria-keyshortcuts="Space"
        onClick={onToggle}
        className="relative flex h-[46dvh] items-center justify-center overflow-hidden rounded-small bg-sunken lg:h-[calc(100dvh-18rem)]"
      >
        {isOpened && address && (
          <img
            src={address}
            alt={t('picture', { name: verification.member.name })}
            className="absolute inset-0 size-full object-contain"
          />
        )}
        {isOpened && !address && !error && <Spinner />}
        {isOpened && error && <span className="px-4 text-danger-ink">{t('lost')}</span>}
        {!isOpened && <span className="max-w-[36ch] px-4 pb-10 text-center text-muted text-sm">{t('openHint')}</span>}
        <span className="absolute bottom-3 left-3 inline-flex items-center gap-2 rounded-full bg-black/70 px-4 py-2 font-medium text-sm text-white [&_svg]:size-4">
          <Icon aria-hidden="true" />
          {isOpened ? photoWords('blur') : t('open')}
          <KeyHint>{photoWords('space')}</KeyHint>
        </span>
      </button>
    </section>
  )
}
