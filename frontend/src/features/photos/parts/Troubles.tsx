import { ImageOff, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { mayRetry, type Upload } from '#frontend/domain/photos/photo-queue.ts'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { cancelUpload, retryUpload } from '#frontend/domain/photos/photo-uploads.ts'
import { usePhotoProblem } from '#frontend/domain/photos/use-photo-problem.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { Photo } from '#frontend/ui/Photo.tsx'
import type { OwnPhoto } from '#shared/model/photo.ts'

/** Failed uploads with their reason, and a retry button if a retry can succeed. */
export function FailedUploads({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTranslations('photos.problems')
  const problemText = usePhotoProblem()
  const words = ({ problem }: Upload): string => {
    if (problem?.kind === 'refused') return problem.text
    return problem?.kind === 'file' ? problemText(problem.problem) : t('lost')
  }
  return (
    <div role="alert" className="empty:hidden">
      {uploads.length > 0 && (
        <Troubles title={t('title')}>
          {uploads.map((upload) => (
            <Trouble key={upload.id} picture={upload.preview} name={upload.name} words={words(upload)}>
              {mayRetry(upload) && (
                <Button
                  size="sm"
                  icon={<RotateCcw aria-hidden="true" />}
                  aria-label={t('retryOf', { name: upload.name })}
                  onClick={() => retryUpload(upload.id)}
                >
                  {t('retry')}
                </Button>
              )}
              <IconButton
                label={t('dismissOf', { name: upload.name })}
                icon={<X aria-hidden="true" />}
                onClick={() => void cancelUpload(upload.id)}
              />
            </Trouble>
          ))}
        </Troubles>
      )}
    </div>
  )
}

/** Refused photos with their reason (TRAP-63) and a remove button. */
export function RefusedPhotos({ photos, onRemove }: { photos: readonly OwnPhoto[]; onRemove: (id: string) => void }) {
  const t = useTranslations('photos')
  if (photos.length === 0) return null
  return (
    <Troubles title={t('refused.title')}>
      {photos.map(({ id, reason, thumb_filename }) => (
        <Trouble
          key={id}
          picture={thumb_filename}
          name={t('problems.photo')}
          words={t(`refused.${reason ?? 'quality'}`)}
        >
          <Button size="sm" onClick={() => onRemove(id)}>
            {t('refused.remove')}
          </Button>
        </Trouble>
      ))}
    </Troubles>
  )
}

function Troubles({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <h3 className="text-base">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
    </div>
  )
}

type TroubleProps = { picture: string | null; name: string; words: string; children: ReactNode }

function Trouble({ picture, name, words, children }: TroubleProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      {picture ? (
        <Photo {...photoSources(picture)} alt="" className="w-12 shrink-0 rounded-small" />
      ) : (
        <span className="inline-flex aspect-4/5 w-12 shrink-0 items-center justify-center rounded-small bg-sunken text-muted">
          <ImageOff aria-hidden="true" className="size-5" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate text-muted text-sm">{name}</p>
        <p className="text-danger-ink text-sm">{words}</p>
      </div>
      <div className="flex shrink-0 items-center gap-1 max-sm:flex-col-reverse">{children}</div>
    </li>
  )
}
