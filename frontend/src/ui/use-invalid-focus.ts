import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Ref for a form, whose first invalid field gets the focus after each attempt to send it.
 * `attempt`: a value that changes with each attempt, such as a count or a refusal; falsy before the
 * first. A layout effect, so that the next key press goes to the field.
 */
export function useInvalidFocus(attempt: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  return form
}
