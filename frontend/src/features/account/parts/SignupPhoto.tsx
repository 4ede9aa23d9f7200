import { Camera } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { chooseFirstPhoto, forgetFirstPhoto, useFirstPhoto } from '#frontend/domain/photos/first-photo.ts'
import { PhotoCropper } from '#frontend/domain/photos/PhotoCropper.tsx'
import { acceptedFiles } from '#frontend/domain/photos/photo-file.ts'
import { useUploads } from '#frontend/domain/photos/photo-uploads.ts'
import { useCropping } from '#frontend/domain/photos/use-cropping.ts'
import { usePhotoProblem } from '#frontend/domain/photos/use-photo-problem.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { FieldError } from '#frontend/ui/Field.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { Photo } from '#frontend/ui/Photo.tsx'
import { RisingHearts } from '#frontend/ui/RisingHearts.tsx'
import { useHappened } from '#frontend/ui/use-happened.ts'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Optional photo of the last step (OPEN-19): selected
 * and cropped here, uploaded once the account exists.
 */
export function SignupPhoto() {
  const t = useTranslations('photos.signup')
  const problemText = usePhotoProblem()
  const photo = useFirstPhoto()
  const cropping = useCropping((choices) => {
    for (const { file, area } of choices) void chooseFirstPhoto(file, area)
  })
  const isReady = photo?.kind === 'ready'
  const isFirst = useHappened(isReady)
  return (
    <div className="flex items-center gap-5">
      <label className="relative w-32 shrink-0 cursor-pointer rounded-card has-focus-visible:outline-3 has-focus-visible:outline-primary-ink has-focus-visible:outline-offset-2 sm:w-40">
        <input
          id="signup-photo"
          type="file"
          accept={acceptedFiles}
          className="sr-only"
          aria-describedby="signup-photo-hint"
          onChange={({ currentTarget }) => {
            cropping.begin([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <Photo src={isReady ? photo.preview : null} alt={isReady ? t('chosen') : ''} className="rounded-card" />
        {isFirst && <RisingHearts className="right-4 bottom-6" />}
      </label>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <label
          htmlFor="signup-photo"
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-surface px-4 py-1.5 font-medium transition hover:bg-sunken"
        >
          <Camera aria-hidden="true" className="size-5 shrink-0" />
          {isReady ? t('change') : t('choose')}
        </label>
        {isReady && (
          <Button tone="ghost" size="sm" onClick={forgetFirstPhoto} className="-ml-3">
            {t('remove')}
          </Button>
        )}
        <p id="signup-photo-hint" className="text-muted text-sm">
          {t('hint')}
        </p>
        <FieldError id="signup-photo-error" error={photo?.kind === 'unusable' ? problemText(photo.problem) : null} />
      </div>
      <PhotoCropper cropping={cropping} />
    </div>
  )
}

/** Upload state of the signup photo once signup is complete. */
export function SignupPhotoState() {
  const t = useTranslations('photos.signup')
  const [upload] = useUploads()
  if (!upload) return null
  const state = upload.at === 'sent' || upload.at === 'failed' ? upload.at : 'sending'
  return (
    <div className="flex items-center gap-3">
      <Photo src={upload.preview} alt="" className="w-12 shrink-0 rounded-small" />
      <p role="status">{state === 'failed' ? <TextLink to={pathTo('profile')}>{t('failed')}</TextLink> : t(state)}</p>
    </div>
  )
}
