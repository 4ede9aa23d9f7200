import { type RefObject, useEffect } from 'react'
import { createStore, useStore } from '#frontend/lib/store.ts'

const isWanted = createStore(false)

/** Focuses the first filter of the search as soon as it is on the page. */
export const wantSearchFocus = (): void => isWanted.write(true)

/**
 * Focuses the first filter inside `place` after `wantSearchFocus`. The filters are on the page
 * twice, for narrow and wide screens; those that are hidden cannot get the focus.
 */
export function useSearchFocus(place: RefObject<HTMLElement | null>, isReady: boolean): void {
  const isAsked = useStore(isWanted)
  useEffect(() => {
    if (!isAsked || !isReady) return
    isWanted.write(false)
    place.current?.querySelector<HTMLElement>('input:checked, select, button')?.focus()
  }, [isAsked, isReady, place])
}
