import { useLayoutEffect } from 'react'

/**
 * Sets an attribute of the document while the component is shown and `isOn`, for styles of other
 * parts of the page. With `:has()` instead, the browser would match the whole page again at every
 * typed character, which takes half of the browser's time in a long conversation.
 */
export function usePageMark(attribute: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return
    document.documentElement.setAttribute(attribute, '')
    return () => document.documentElement.removeAttribute(attribute)
  }, [attribute, isOn])
}
