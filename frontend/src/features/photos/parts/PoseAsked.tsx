import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PoseFigure } from '#frontend/domain/photos/PoseFigure.tsx'
import { acceptedFiles } from '#frontend/domain/photos/photo-file.ts'
import { Unusable } from '#frontend/domain/photos/photo-picture.ts'
import { usePhotoProblem } from '#frontend/domain/photos/use-photo-problem.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import type { Pose } from '#shared/model/verification.ts'
import { useSendPicture } from '../verification.ts'
import { WithdrawVerification } from './VerificationButtons.tsx'

/** Pose, with buttons to take or choose a picture of it; shown until the pose expires. */
export function PoseAsked({ id, pose, until }: { id: string; pose: Pose; until: string }) {
  const t = useTranslations('verification')
  const locale = useRegionalLocale()
  const send = useSendPicture(id)
  const problemText = useProblemText()
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(until))
  // opened by the buttons below, so not in the tab order or the accessibility tree
  const input = {
    ...({ type: 'file', tabIndex: -1, 'aria-hidden': true, className: 'sr-only' } as const),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const [file] = currentTarget.files ?? []
      if (file) send.mutate(file)
      // allows selecting the same file again
      currentTarget.value = ''
    },
  }
  return (
    <>
      <div className="flex flex-col gap-5 rounded-card bg-sunken p-4 sm:flex-row sm:items-center">
        <PoseFigure pose={pose} className="mx-auto h-44 shrink-0 sm:mx-2" />
        <div className="min-w-0 flex-1">
          <h3 className="text-muted text-sm">{t('poseTitle')}</h3>
          <p className="font-bold text-lg">{t(`poses.${pose}`)}</p>
          <p className="mt-1">{t('poseHint')}</p>
          <p className="mt-1 text-muted text-sm">{t('until', { time })}</p>
        </div>
      </div>
      <input {...input} ref={camera} accept="image/*" capture="user" data-photos="camera" />
      <input {...input} ref={files} accept={acceptedFiles} data-photos="files" />
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" isPending={send.isPending} onClick={() => camera.current?.click()}>
          {t('take')}
        </Button>
        <Button
          icon={<ImagePlus aria-hidden="true" />}
          disabled={send.isPending}
          onClick={() => files.current?.click()}
        >
          {t('choose')}
        </Button>
        <WithdrawVerification words={t('stop')} />
      </div>
      <p role="status" className="sr-only">
        {send.isPending && t('sending')}
      </p>
      {send.error && (
        <Alert tone="danger" isLive>
          {problemText(send.error)}
        </Alert>
      )}
    </>
  )
}

function useProblemText(): (error: Error) => string {
  const t = useTranslations('verification')
  const fileProblem = usePhotoProblem()
  return (error) => {
    if (error instanceof Unusable) return fileProblem(error.problem)
    return error instanceof Refused && error.message ? error.message : t('failed')
  }
}
