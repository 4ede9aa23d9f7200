import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { deepestZoom, photoAspect } from './photo-file.ts'
import type { Cropping } from './use-cropping.ts'

const CropDialog = lazy(() => importGuarded(() => import('#frontend/ui/CropDialog.tsx')))

/** Crop dialog for the selected photos, one after the other; renders nothing without one. */
export function PhotoCropper({ cropping }: { cropping: Cropping }) {
  const t = useTranslations('photos.crop')
  const { picture, left, apply, skip, stop, applyWhole } = cropping
  if (!picture) return null
  return (
    <Suspense>
      <CropDialog
        src={picture.address}
        aspect={photoAspect}
        maxZoom={deepestZoom(picture.size)}
        words={{
          title: t('title', { left }),
          area: t('area'),
          hint: t('hint'),
          zoom: t('zoom'),
          apply: t('apply'),
          leave: left > 0 ? t('skip') : t('cancel'),
        }}
        onApply={apply}
        onLeave={skip}
        onClose={stop}
        extra={
          left > 0 && (
            <Button tone="ghost" onClick={applyWhole}>
              {t('whole')}
            </Button>
          )
        }
      />
    </Suspense>
  )
}
