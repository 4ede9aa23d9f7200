import { clsx } from 'clsx'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Photo } from '#frontend/ui/Photo.tsx'

type Pictures = { full: string | null; blurred: string | null }

/** The picture as it may be seen now. The clear one is not even loaded before it is asked for. */
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

/** A photo that is blurred until somebody asks to see it, and again when they have seen enough. */
export function VeiledPhoto({ label, className, ...pictures }: Pictures & { label: string; className?: string }) {
  const t = useTranslations('staff.photo')
  const [isOpened, setOpened] = useState(false)
  return (
    <button
      type="button"
      aria-pressed={isOpened}
      aria-label={t('show', { photo: label })}
      onClick={() => setOpened(!isOpened)}
      className={clsx('relative overflow-hidden rounded-small border border-line', className)}
    >
      <VeiledPicture {...pictures} isOpened={isOpened} alt="" />
      {!isOpened && (
        <Eye aria-hidden="true" className="absolute inset-0 m-auto size-8 rounded-full bg-black/60 p-1.5 text-white" />
      )}
    </button>
  )
}
