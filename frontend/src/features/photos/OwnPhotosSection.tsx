import { useTranslations } from 'use-intl'
import { RetryAlert } from '#frontend/ui/RetryAlert.tsx'
import { PrivatePhotosSection } from './PrivatePhotosSection.tsx'
import { AlbumSection } from './parts/AlbumSection.tsx'
import { AlbumSkeleton } from './parts/AlbumSkeleton.tsx'
import { useAlbum } from './queries.ts'

/**
 * The member's own photos, public and private, on their profile:
 * select, crop, reorder, remove, and the state of each.
 */
export default function OwnPhotosSection() {
  const t = useTranslations('photos')
  const { album, isError, refetch } = useAlbum()
  if (!album && isError)
    return (
      <RetryAlert retry={t('retry')} onRetry={() => void refetch()}>
        {t('failed')}
      </RetryAlert>
    )
  if (!album) return <AlbumSkeleton />
  return (
    <div className="flex flex-col gap-6">
      <AlbumSection album={album} isPrivate={false} />
      <PrivatePhotosSection album={album} />
    </div>
  )
}
