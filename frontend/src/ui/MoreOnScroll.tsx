import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'

/** Distance below the viewport at which the next page is requested. */
const aheadPx = 800

type MoreOnScrollProps = {
  label: string
  isPending: boolean
  /** Whether the last request failed; then only a click retries. */
  isFailed?: boolean
  onMore: () => void
}

/**
 * End of a list with further pages: requests the next one when near
 * the viewport, and is a button as well. Omit it after the last page.
 */
export function MoreOnScroll({ label, isPending, isFailed = false, onMore }: MoreOnScrollProps) {
  const place = useRef<HTMLDivElement>(null)
  const isReady = !isPending && !isFailed
  useEffect(() => {
    if (!isReady || !place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: `0px 0px ${aheadPx}px`,
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isReady, onMore])
  return (
    <div ref={place} className="flex justify-center py-8">
      <Button isPending={isPending} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
