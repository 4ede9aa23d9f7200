import { serverNow } from '#frontend/lib/server-clock.ts'
import { createStore, useStore } from '#frontend/lib/store.ts'
import { countdownTimer, timeBonusLeft } from '#shared/rules/time-bonus.ts'

/** What banner and popup show (PAY-39). */
type TimeBonus = {
  isVisible: boolean
  countdownTimer: { hours: string; minutes: string; seconds: string }
  /** The handle of the running countdown; null while none runs. */
  timer: ReturnType<typeof setInterval> | null
}

type Member = Parameters<typeof timeBonusLeft>[0]

const none: TimeBonus = { isVisible: false, countdownTimer: countdownTimer(0), timer: null }
const tickMs = 1000

/** The countdown of a member's time bonus. `now` is the server's time, so that no other clock changes it (TRAP-05). */
export function createTimeBonus(now: () => Date = serverNow) {
  const store = createStore(none)
  const show = (member: Member, timer: TimeBonus['timer']) => {
    const leftMs = timeBonusLeft(member, now())
    if (leftMs > 0) store.write({ isVisible: true, countdownTimer: countdownTimer(leftMs), timer })
    return leftMs > 0
  }
  const clear = () => {
    clearInterval(store.read().timer ?? undefined)
    store.write(none)
  }
  return {
    read: store.read,
    subscribe: store.subscribe,
    clear,
    /** Loads the bonus of who is here now: on login, on each answer about the member, and with null on logout. Only one countdown runs (PAY-48). */
    set(member: Member): void {
      clearInterval(store.read().timer ?? undefined)
      if (!member || !show(member, null)) {
        clear()
        return
      }
      const timer = setInterval(() => {
        if (!show(member, timer)) clear()
      }, tickMs)
      show(member, timer)
    },
  }
}

export const timeBonus = createTimeBonus()

export const useTimeBonus = (): TimeBonus => useStore(timeBonus)

/** Whether there is one, without following its seconds. */
export const useIsTimeBonusVisible = (): boolean => useStore(timeBonus, ({ isVisible }) => isVisible)

/** The popup comes this long after entering the members area (HOME-13), and is asked for again each time as much has passed (TRAP-56). */
export const popupAfterMs = 40_000

/** The three conditions of the popup (HOME-13, HOME-14). `credits` is null while nobody is known. */
export const isPopupDue = (now: { isVisible: boolean; credits: number | null; isDismissed: boolean }): boolean =>
  now.isVisible && now.credits === 0 && !now.isDismissed

/** Runs while somebody is in the members area; gives the way to stop. Coming back begins anew (TRAP-27). */
export function watchPopup(isDue: () => boolean, onDue: () => void): () => void {
  const timer = setInterval(() => {
    if (isDue()) onDue()
  }, popupAfterMs)
  return () => clearInterval(timer)
}
