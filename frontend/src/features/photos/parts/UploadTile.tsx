import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Upload } from '#frontend/domain/photos/photo-queue.ts'
import { cancelUpload } from '#frontend/domain/photos/photo-uploads.ts'
import { Photo } from '#frontend/ui/Photo.tsx'
import { ProgressRing } from '#frontend/ui/ProgressRing.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import { CornerDisc, cornerClass } from './Corner.tsx'

/** Pending upload with its progress and a cancel button. */
export function UploadTile({ upload }: { upload: Upload }) {
  const t = useTranslations('photos.tile')
  const { id, name, at, progress, preview } = upload
  const isSending = at === 'sending'
  return (
    <>
      <Photo src={preview} alt="" ratio="fill" className="rounded-card" />
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-1 rounded-card bg-black/55 p-2 text-center text-sm text-white">
        {isSending ? (
          <ProgressRing
            share={progress}
            label={t('progress', { name })}
            toText={(percent) => t('percent', { percent })}
          />
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
