import { useState } from 'react'

/**
 * Whether `is` has become true since this component was mounted; always false if it was true at
 * that time. Stays true, so that the animation of the event plays only once.
 */
export function useHappened(is: boolean): boolean {
  const [was] = useState(is)
  const [hasHappened, setHappened] = useState(false)
  if (is && !was && !hasHappened) setHappened(true)
  return hasHappened
}
