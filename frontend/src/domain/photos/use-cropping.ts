import { useEffect, useState } from 'react'
import { type Area, deepestZoom } from './photo-file.ts'
import { openPicture, type Picture } from './photo-picture.ts'

export type Cropping = {
  /** Begins with these files, one after the other. */
  begin: (files: readonly File[]) => void
  /** The one that is being cut; null while there is none. */
  picture: Picture | null
  /** How many come after it. */
  left: number
  /** Uses this part of it. */
  apply: (area: Area) => void
  /** Leaves it out. */
  skip: () => void
  /** Leaves out it and all after it. */
  stop: () => void
  /** Uses it and all after it as they are. */
  applyWhole: () => void
}

/** Leads through chosen files, so that each can be cut before it is used. What cannot be shown or is too small to cut goes whole. */
export function useCropping(onReady: (choices: readonly { file: File; area: Area | null }[]) => void): Cropping {
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [picture, setPicture] = useState<Picture | null>(null)
  const current = waiting[0]

  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is opened once, whoever waits for it
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

  // while the next one is being opened the one before is still in view, and can no longer be pressed
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
