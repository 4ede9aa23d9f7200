import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { VeilButton, VeiledPicture } from '#frontend/features/staff/parts/VeiledPhoto.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import { useEvidencePicture } from '../evidence.ts'

type EvidencePhotoProps = {
  /** Id of the complaint or decision with the evidence. */
  of: string
  photo: string
  label: string
  className?: string
}

/**
 * Photo of the evidence, blurred until clicked. The pictures have no URL, so calls fetch them
 * (MOD-07). The clear picture is fetched only when opened, because each view is in the audit trail.
 */
export function EvidencePhoto({ of, photo, label, className }: EvidencePhotoProps) {
  const t = useTranslations('staff.verifications')
  const [isOpened, setOpened] = useState(false)
  const { address, error } = useEvidencePicture({ id: of, photo, picture: isOpened ? 'clear' : 'blurred' })
  return (
    <VeilButton label={label} className={className} isOpened={isOpened} onToggle={() => setOpened(!isOpened)}>
      {error ? (
        <span className="absolute inset-0 flex items-end justify-center bg-sunken p-3 text-center text-danger-ink text-sm">
          {t('lost')}
        </span>
      ) : address ? (
        <VeiledPicture full={address} blurred={address} isOpened={isOpened} alt="" />
      ) : (
        <span className="flex size-full items-center justify-center bg-sunken">{isOpened && <Spinner />}</span>
      )}
    </VeilButton>
  )
}
