import { type ChangeEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import { photoTypes } from '#shared/model/photo.ts'
import { useUploadPhoto } from '../queries.ts'

type Sent = { key: string; name: string; state: 'sending' | 'sent' | { error: string | null } }

/**
 * Uploads photos of a fictional profile in parallel. The inspection is the same as for photos of
 * real members.
 */
export function FictionalPhotos({ memberId }: { memberId: string }) {
  const t = useTranslations('staff.fictional')
  const errorText = useErrorText()
  const upload = useUploadPhoto(memberId)
  const [files, setFiles] = useState<readonly Sent[]>([])
  const tell = (key: string, state: Sent['state']) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, state } : one)))

  const onFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    for (const file of target.files ?? []) {
      const key = crypto.randomUUID()
      setFiles((all) => [...all, { key, name: file.name, state: 'sending' }])
      upload(file).then(
        () => tell(key, 'sent'),
        (error: unknown) => tell(key, { error: errorText(error) }),
      )
    }
    // allows selecting the same file again
    target.value = ''
  }
  return (
    <section className="rounded-control border border-line bg-surface p-4">
      <label className="mb-1 block font-medium" htmlFor="photo-files">
        {t('photos')}
      </label>
      <p className="mb-3 text-muted text-sm">{t('photosHint')}</p>
      <input
        id="photo-files"
        type="file"
        multiple
        accept={photoTypes.join(',')}
        onChange={onFiles}
        className="max-w-full"
      />
      <ul aria-live="polite" className="mt-3 flex flex-col gap-1 text-sm">
        {files.map(({ key, name, state }) => (
          <li key={key} className="flex items-center gap-2">
            {state === 'sending' && <Spinner className="size-4!" />}
            <span className="truncate">{name}</span>
            <span className={typeof state === 'object' ? 'text-danger-ink' : 'text-muted'}>
              {typeof state === 'object' ? state.error : t(`upload.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
