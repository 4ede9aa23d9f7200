import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Distance below the viewport at which the content mounts. */
const aheadPx = 800

/**
 * Mounts its content near the viewport only, so that unseen
 * content is never loaded. `className` reserves its space.
 */
export function WhenNear({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `0px 0px ${aheadPx}px`,
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  )
}
