import { useEffect } from 'react'

/**
 * Sets `--keyboard`, the height that an on-screen keyboard covers; ChatLayout is shortened by it
 * (CHAT-31). Safari lays its keyboard over the page; other browsers shrink the page, and the height
 * is 0.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement
    const measure = () => {
      // Zooming in makes the visual viewport smaller too, without a keyboard.
      const covered = viewport.scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - viewport.height))
      style.setProperty('--keyboard', `${covered}px`)
      // undoes Safari's scrolling to the field, which is in view anyway
      if (covered > 0) window.scrollTo(0, 0)
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
