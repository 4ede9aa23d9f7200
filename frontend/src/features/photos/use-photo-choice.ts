import { useState } from 'react'
import { addUploads, useUploads } from '#frontend/domain/photos/photo-uploads.ts'
import { useCropping } from '#frontend/domain/photos/use-cropping.ts'
import type { Album } from '#shared/contract/photos.ts'
import { roomIn } from './album.ts'

/**
 * Lets the member crop the selected files, and queues them for upload. Files beyond the limit are
 * dropped; `isOver` is then true until the next selection.
 */
export function usePhotoChoice(album: Album | undefined, isPrivate: boolean) {
  const uploads = useUploads()
  const [isOver, setOver] = useState(false)
  const cropping = useCropping((choices) =>
    addUploads(
      choices.map((choice) => ({ ...choice, isPrivate })),
      new Date(),
    ),
  )
  const room = album ? roomIn(album, uploads) : 0
  const choose = (files: readonly File[]) => {
    setOver(files.length > room)
    cropping.begin(files.slice(0, room))
  }
  return { cropping, choose, room, isOver }
}
