import { useState } from 'react'

/**
 * Whether something happened while this component was mounted; stays true, so that its animation
 * plays once.
 */
export function useHappened(is: boolean): boolean {
  const [was] = useState(is)
  const [hasHappened, setHappened] = useState(false)
  if (is && !was && !hasHappened) setHappened(true)
  return hasHappened
}
