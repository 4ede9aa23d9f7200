/** Delay before the bar is shown (UI-07). */
export const throttleMs = 200
/** Duration of the bar's animation (UI-08). */
export const durationMs = 5000
/** Delay before the full bar is hidden (UI-09). */
export const hideAfterMs = 500

const stepMs = 100
/** Maximum percentage until the work is done, as 100 means finished. */
const almostThere = 95

export type Progress = { isVisible: boolean; percent: number }

/**
 * Timer of the loading bar: call `start` when the first
 * request begins and `finish` when the last one ends.
 */
export function createLoadingProgress(onChange: (progress: Progress) => void) {
  let throttle: ReturnType<typeof setTimeout> | undefined
  let ticking: ReturnType<typeof setInterval> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let progress: Progress = { isVisible: false, percent: 0 }

  const set = (next: Progress) => {
    progress = next
    onChange(next)
  }
  const stop = () => {
    clearTimeout(throttle)
    clearInterval(ticking)
    clearTimeout(hiding)
  }
  return {
    start() {
      stop()
      throttle = setTimeout(() => {
        set({ isVisible: true, percent: 0 })
        ticking = setInterval(() => {
          const percent = Math.min(almostThere, progress.percent + (stepMs / durationMs) * 100)
          set({ isVisible: true, percent })
        }, stepMs)
      }, throttleMs)
    },
    finish() {
      stop()
      if (!progress.isVisible) return
      set({ isVisible: true, percent: 100 })
      hiding = setTimeout(() => set({ isVisible: false, percent: 0 }), hideAfterMs)
    },
    stop,
  }
}
