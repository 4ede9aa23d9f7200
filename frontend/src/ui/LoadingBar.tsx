import { useEffect, useState } from 'react'
import { createLoadingProgress, type Progress } from './loading-progress.ts'

/** Thin progress bar at the top during first loads; hidden for fast answers. */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const [progress, setProgress] = useState<Progress>({ isVisible: false, percent: 0 })
  const [clockwork] = useState(() => createLoadingProgress(setProgress))
  useEffect(() => {
    if (isLoading) clockwork.start()
    else clockwork.finish()
  }, [isLoading, clockwork])
  useEffect(() => () => clockwork.stop(), [clockwork])
  if (!progress.isVisible) return null
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px]">
      <div
        className="h-full origin-left bg-primary transition-transform"
        style={{ transform: `scaleX(${progress.percent / 100})` }}
      />
    </div>
  )
}
