import { useEffect, useRef } from 'react'

/** Delay of saving after the last keystroke. */
const pauseMs = 1200

/** Runs `save` after a pause in typing, and on unmount; null while there is nothing to save. */
export function useSaveSoon(save: (() => void) | null): void {
  useEffect(() => {
    if (!save) return
    const timer = setTimeout(save, pauseMs)
    return () => clearTimeout(timer)
  }, [save])
  const last = useRef(save)
  useEffect(() => {
    last.current = save
  })
  useEffect(() => () => last.current?.(), [])
}
