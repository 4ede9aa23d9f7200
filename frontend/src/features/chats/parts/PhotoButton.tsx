import { Camera, ImagePlus, Images } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { acceptedFiles } from '#frontend/domain/photos/photo-file.ts'
import { useIsPhone } from '#frontend/lib/use-media.ts'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { Menu } from '#frontend/ui/Menu.tsx'

type PhotoButtonProps = { name: string; onChoose: (files: readonly File[]) => void }

/** Button that opens the file picker; on phones a menu with the camera too. */
export function PhotoButton({ name, onChoose }: PhotoButtonProps) {
  const t = useTranslations('chats.photo')
  const isPhone = useIsPhone()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const shared = {
    type: 'file',
    tabIndex: -1,
    'aria-hidden': true,
    className: 'sr-only',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      onChoose([...(currentTarget.files ?? [])])
      // allows selecting the same file again
      currentTarget.value = ''
    },
  } as const
  return (
    <>
      <input {...shared} ref={files} multiple accept={acceptedFiles} data-photos="files" />
      <input {...shared} ref={camera} accept="image/*" capture="environment" data-photos="camera" />
      {isPhone ? (
        <Menu
          label={t('add', { name })}
          align="start"
          side="above"
          trigger={<ImagePlus aria-hidden="true" className="size-5" />}
          triggerClassName="rounded-full hover:bg-sunken"
          items={[
            { label: t('choose'), icon: <Images aria-hidden="true" />, onSelect: () => files.current?.click() },
            { label: t('camera'), icon: <Camera aria-hidden="true" />, onSelect: () => camera.current?.click() },
          ]}
        />
      ) : (
        <IconButton
          label={t('add', { name })}
          icon={<ImagePlus aria-hidden="true" />}
          onClick={() => files.current?.click()}
        />
      )}
    </>
  )
}
