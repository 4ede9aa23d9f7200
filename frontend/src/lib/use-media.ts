import { useSyncExternalStore } from 'react'

/**
 * Smartphones are narrower than 768 px wherever the
 * specification distinguishes them (UI-13, OPEN-67).
 */
export const phoneQuery = '(width < 768px)'

/** Whether a media query matches, with re-renders on change; false while prerendering. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether this is a smartphone. Layout belongs to CSS; this is for differences in behaviour. */
export const useIsPhone = (): boolean => useMedia(phoneQuery)
