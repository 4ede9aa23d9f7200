import { clsx } from 'clsx'
import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Photo } from '#frontend/ui/Photo.tsx'

type Pictures = { full: string | null; blurred: string | null }

/** Blurred or clear image; the clear image is not loaded before the photo is opened. */
export function VeiledPicture({ full, blurred, isOpened, alt }: Pictures & { isOpened: boolean; alt: string }) {
  return (
    <Photo
      {...photoSources(isOpened ? full : blurred)}
      alt={alt}
      ratio="fill"
      isFirst
      className="bg-sunken! [&_img]:object-contain"
    />
  )
}

/** Photo that is blurred until clicked; a second click blurs it again. */
export function VeiledPhoto({ label, className, ...pictures }: Pictures & { label: string; className?: string }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <VeilButton label={label} className={className} isOpened={isOpened} onToggle={() => setOpened(!isOpened)}>
      <VeiledPicture {...pictures} isOpened={isOpened} alt="" />
    </VeilButton>
  )
}

type VeilButtonProps = {
  label: string
  className: string | undefined
  isOpened: boolean
  onToggle: () => void
  children: ReactNode
}

/** Button around a picture, which toggles between blurred and clear. */
export function VeilButton({ label, className, isOpened, onToggle, children }: VeilButtonProps) {
  const t = useTranslations('staff.photo')
  return (
    <button
      type="button"
      aria-pressed={isOpened}
      aria-label={t('show', { photo: label })}
      onClick={onToggle}
      className={clsx('relative overflow-hidden rounded-small border border-line', className)}
    >
      {children}
      {!isOpened && (
        <Eye aria-hidden="true" className="absolute inset-0 m-auto size-8 rounded-full bg-black/60 p-1.5 text-white" />
      )}
    </button>
  )
}
