import { useEffect, useState } from 'react'
import { usePage } from '#frontend/lib/router.ts'

/**
 * Time after typing in which no popup opens: a click that follows the typing, such as on a send
 * button, must not hit the popup.
 */
const settleMs = 2000

const textField =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=file])'

const isInField = (): boolean => document.activeElement?.matches(textField) ?? false

/** Whether a text field has the focus or had it within `settleMs`. */
export function useIsTyping(): boolean {
  const { href } = usePage()
  const [isTyping, setTyping] = useState(() => typeof document !== 'undefined' && isInField())
  // biome-ignore lint/correctness/useExhaustiveDependencies: unmounted fields fire no blur
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (isInField()) setTyping(true)
      else timer = setTimeout(() => setTyping(false), settleMs)
    }
    follow()
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
    }
  }, [href])
  return isTyping
}
