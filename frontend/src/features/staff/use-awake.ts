import { useEffect } from 'react'
import { createStore, useStore } from '#frontend/lib/store.ts'
import { staffSession } from '#shared/rules/limits.ts'

/** Without a key or a press for this long nothing is asked by itself any more: it would keep a session alive that nobody uses. */
const awakeMs = 5 * 60_000
const idleMs = staffSession.idleMinutes * 60_000
const lookMs = 15_000

const awake = createStore(true)

/** Whether somebody is at the desk; only then anything is asked by itself. */
export const useIsAwake = (): boolean => useStore(awake)

/**
 * Watches whether somebody is at the desk, for the whole console. `onIdle` comes when nobody was for as long as a session may rest: the
 * server has ended it by then, and what is on the screen is for nobody else's eyes.
 */
export function useDeskWatch(onIdle: () => void): void {
  useEffect(() => {
    let usedAt = Date.now()
    const onUse = () => {
      usedAt = Date.now()
      awake.write(true)
    }
    // on the way to sleep timers stand still: the first look afterwards tells how long it was
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
