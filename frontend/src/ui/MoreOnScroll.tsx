import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'

/** How far below the window the next page is asked for, so that nobody sees the end. */
const aheadPx = 800

type MoreOnScrollProps = {
  label: string
  isPending: boolean
  /** The last try failed: only a press tries again. */
  isFailed?: boolean
  onMore: () => void
}

/** The end of a list that has more: asks for it when it comes near, and is a button for whom it does not. Leave it out after the last page. */
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
