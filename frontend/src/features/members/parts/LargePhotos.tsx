import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { addressOf } from '#frontend/lib/router.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'

const PhotoViewer = lazy(() => importGuarded(() => import('#frontend/domain/photos/PhotoViewer.tsx')))

type LargePhotosProps = {
  card: MemberCard
  /**
   * Photos that the viewer may see unblurred; `id` is null for the photo that comes from the card.
   */
  photos: readonly (Pick<MemberProfile['photos'][number], 'filename'> & { id: string | null })[]
  isOwn: boolean
  startAt: number
  onLeave: (index: number) => void
  onClose: () => void
  /** Absent if the viewer may not block the member. */
  onBlock: (() => void) | undefined
}

/** Photos of a profile on the whole screen, each with ways to report it and to block (MOD-21). */
export function LargePhotos({ card: { id: member, name }, photos, isOwn, ...viewer }: LargePhotosProps) {
  const t = useTranslations('members.photos')
  const count = String(photos.length)
  return (
    <Suspense>
      <PhotoViewer
        {...viewer}
        title={t('label', { name })}
        photos={photos.map(({ id, filename }, index) => ({
          src: photoSources(filename).src ?? filename,
          alt: t('photo', { name, number: String(index + 1), count }),
          reportTo:
            isOwn || id === null ? undefined : addressOf(pathTo('complaints'), { member, kind: 'photo', photo: id }),
        }))}
      />
    </Suspense>
  )
}
