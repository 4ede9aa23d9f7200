import { useEffect } from 'react'
import { createStore, useStore } from '#frontend/lib/store.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { staffSession } from '#shared/rules/limits.ts'

/** Idle time after which polling stops, because polling would keep an unused session alive. */
const awakeMs = 5 * minuteMs
const idleMs = staffSession.idleMinutes * minuteMs
const lookMs = 15_000

const awake = createStore(true)

/** Whether the console is in use; polling only runs while it is. */
export const useIsAwake = (): boolean => useStore(awake)

/**
 * Watches activity for the whole console. Calls `onIdle` after the idle timeout
 * of a session: the server has ended it by then, and the screen must be cleared.
 */
export function useDeskWatch(onIdle: () => void): void {
  useEffect(() => {
    let usedAt = Date.now()
    const onUse = () => {
      usedAt = Date.now()
      awake.write(true)
    }
    // timers stop while the device sleeps: the first check afterwards measures the whole time
    const look = () => {
      const restMs = Date.now() - usedAt
      if (restMs >= awakeMs) awake.write(false)
      if (restMs >= idleMs) onIdle()
    }
    const timer = setInterval(look, lookMs)
    const uses = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
    for (const use of uses) window.addEventListener(use, onUse, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const use of uses) window.removeEventListener(use, onUse, { capture: true })
    }
  }, [onIdle])
}
