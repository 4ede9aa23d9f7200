/** Work shorter than this shows nothing (UI-07). */
export const throttleMs = 200
/** The time in which the bar runs its way (UI-08). */
export const durationMs = 5000
/** How long the full bar stays before it hides (UI-09). */
export const hideAfterMs = 500

const stepMs = 100
/** Work that takes longer than the bar's run keeps it just short of the end, which belongs to the end of the work. */
const almostThere = 95

export type Progress = { isVisible: boolean; percent: number }

/** The bar's clockwork: call `start` when the first piece of work begins and `finish` when the last one ended. */
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
