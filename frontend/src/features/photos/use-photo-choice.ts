import { useState } from 'react'
import { addUploads, useUploads } from '#frontend/domain/photos/photo-uploads.ts'
import { useCropping } from '#frontend/domain/photos/use-cropping.ts'
import type { Album } from '#shared/contract/photos.ts'
import { roomIn } from './album.ts'

/** From chosen files to photos on their way. More than there is room for are left out, and `isOver` says so until the next choice. */
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
