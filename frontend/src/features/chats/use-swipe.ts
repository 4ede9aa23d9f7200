import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Width of the button behind a row that was swiped open. */
export const openPx = 96
/** Movement from which a touch is a swipe, not a press. */
const slopPx = 10

type Start = { x: number; y: number; fromPx: number }

/**
 * Row that slides to the left under a finger and shows a button. Vertical movement is left to the
 * browser: the row needs `touch-action: pan-y`. While the row is open, a press elsewhere closes it
 * and has no other effect.
 */
export function useSwipe() {
  const row = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const start = useRef<Start | null>(null)
  const [shownPx, setShownPx] = useState(0)
  const [isMoving, setMoving] = useState(false)
  const isOpen = shownPx === openPx && !isMoving

  const settle = (px: number) => {
    start.current = null
    setMoving(false)
    setShownPx(px)
  }

  useEffect(() => {
    if (!isOpen) return
    const close = () => setShownPx(0)
    const onClick = (event: MouseEvent) => {
      if (button.current?.contains(event.target as Node)) return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    document.addEventListener('click', onClick, true)
    document.addEventListener('scroll', close, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('scroll', close, true)
    }
  }, [isOpen])

  const onPointerDown = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY, fromPx: shownPx } : null
  }
  const onPointerMove = ({ clientX, clientY, pointerId }: PointerEvent) => {
    if (!start.current) return
    const { x, y, fromPx } = start.current
    const left = x - clientX
    if (!isMoving) {
      if (Math.abs(clientY - y) > slopPx) start.current = null
      if (!start.current || Math.abs(left) < slopPx) return
      setMoving(true)
      row.current?.setPointerCapture(pointerId)
    }
    setShownPx(Math.min(openPx, Math.max(0, fromPx + left)))
  }
  const onPointerUp = () => {
    if (isMoving) settle(shownPx > openPx / 2 ? openPx : 0)
    start.current = null
  }
  return {
    row,
    button,
    shownPx,
    isMoving,
    close: () => settle(0),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      // the browser took over the touch, to scroll
      onPointerCancel: () => settle(0),
    },
  }
}
