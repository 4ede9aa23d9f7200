import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Upload } from '#frontend/domain/photos/photo-queue.ts'
import { cancelUpload } from '#frontend/domain/photos/photo-uploads.ts'
import { Photo } from '#frontend/ui/Photo.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import { CornerDisc, cornerClass } from './Corner.tsx'

const radius = 20
const around = 2 * Math.PI * radius

/** Pending upload with its progress and a cancel button. */
export function UploadTile({ upload }: { upload: Upload }) {
  const t = useTranslations('photos.tile')
  const { id, name, at, progress, preview } = upload
  const percent = Math.round(progress * 100)
  const isSending = at === 'sending'
  return (
    <>
      <Photo src={preview} alt="" ratio="fill" className="rounded-card" />
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-1 rounded-card bg-black/55 p-2 text-center text-sm text-white">
        {isSending ? (
          <>
            <svg
              viewBox="0 0 48 48"
              role="progressbar"
              aria-label={t('progress', { name })}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuetext={t('percent', { percent })}
              className="size-12 -rotate-90"
            >
              <circle cx="24" cy="24" r={radius} fill="none" stroke="currentColor" strokeWidth="4" opacity="0.3" />
              <circle
                cx="24"
                cy="24"
                r={radius}
                fill="none"
                stroke="currentColor"
                strokeWidth="4"
                strokeLinecap="round"
                strokeDasharray={around}
                strokeDashoffset={around * (1 - progress)}
                className="transition-[stroke-dashoffset]"
              />
            </svg>
            <span aria-hidden="true" className="tabular font-medium">
              {percent}%
            </span>
          </>
        ) : (
          <>
            <Spinner className="size-8!" />
            <span>{t(at === 'sent' ? 'inspecting' : 'preparing')}</span>
          </>
        )}
      </div>
      {at !== 'sent' && (
        <button
          type="button"
          aria-label={t('cancel', { name })}
          onClick={() => void cancelUpload(id)}
          className={`${cornerClass} absolute top-0 right-0`}
        >
          <CornerDisc>
            <X aria-hidden="true" />
          </CornerDisc>
        </button>
      )}
    </>
  )
}
