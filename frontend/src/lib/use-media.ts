import { useSyncExternalStore } from 'react'
import { phoneQuery } from './installed-app.ts'

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

/**
 * Whether the viewport is narrower than 768 px (OPEN-67). Layout belongs to CSS; this is for
 * differences in behaviour.
 */
export const useIsPhone = (): boolean => useMedia(phoneQuery)
