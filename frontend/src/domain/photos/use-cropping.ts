import { useEffect, useState } from 'react'
import { type Area, deepestZoom } from './photo-file.ts'
import { openPicture, type Picture } from './photo-picture.ts'

export type Cropping = {
  /** Adds files to the queue of files to crop. */
  begin: (files: readonly File[]) => void
  /** Image in the crop dialog, or null. */
  picture: Picture | null
  /** Number of files after the one in the dialog. */
  left: number
  /** Crops the file's image to this area. */
  apply: (area: Area) => void
  /** Drops this file, which is then not used. */
  skip: () => void
  /** Drops this file and all after it. */
  stop: () => void
  /** Uses this file and all after it uncropped. */
  applyWhole: () => void
}

/**
 * Crop queue of selected files. Files that the browser cannot
 * decode or that are too small to crop are used whole.
 */
export function useCropping(onReady: (choices: readonly { file: File; area: Area | null }[]) => void): Cropping {
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [picture, setPicture] = useState<Picture | null>(null)
  const current = waiting[0]

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens each file once
  useEffect(() => {
    if (!current) {
      setPicture(null)
      return
    }
    let isGone = false
    let opened: Picture | null = null
    void openPicture(current).then((found) => {
      opened = found
      if (isGone) return found?.close()
      if (found && deepestZoom(found.size) >= 1) return setPicture(found)
      onReady([{ file: current, area: null }])
      setWaiting((files) => files.slice(1))
    })
    return () => {
      isGone = true
      opened?.close()
    }
  }, [current])

  // the previous image stays visible, without actions, while the next one is decoded
  const isReady = picture !== null && picture.file === current
  const goOn = (from: number) => setWaiting((files) => files.slice(from))
  return {
    begin: (files) => setWaiting((before) => [...before, ...files]),
    picture,
    left: Math.max(0, waiting.length - 1),
    apply: (area) => {
      if (!isReady) return
      onReady([{ file: picture.file, area }])
      goOn(1)
    },
    skip: () => isReady && goOn(1),
    stop: () => goOn(waiting.length),
    applyWhole: () => {
      onReady(waiting.map((file) => ({ file, area: null })))
      goOn(waiting.length)
    },
  }
}
