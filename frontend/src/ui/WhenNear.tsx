import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the window something begins to be near. */
const aheadPx = 800

/** Mounts what is in it once it comes near the window, so that nobody loads what they never see. `className` keeps its place until then. */
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
