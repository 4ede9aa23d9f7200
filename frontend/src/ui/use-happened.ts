import { useState } from 'react'

/**
 * Whether something happened while this view was open: from then on true, so that its moment plays
 * once.
 */
export function useHappened(is: boolean): boolean {
  const [was] = useState(is)
  const [hasHappened, setHappened] = useState(false)
  if (is && !was && !hasHappened) setHappened(true)
  return hasHappened
}
