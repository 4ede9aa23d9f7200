import type { Album } from '#shared/contract/photos.ts'
import { AlbumSection } from './parts/AlbumSection.tsx'
import { OpenedTo } from './parts/OpenedTo.tsx'

/** The member's private photos, and to whom they are open (OPEN-40, PHOTO-06). */
export function PrivatePhotosSection({ album }: { album: Album }) {
  return (
    <AlbumSection album={album} isPrivate>
      <OpenedTo />
    </AlbumSection>
  )
}
