import { serverNow } from '#frontend/lib/server-clock.ts'
import { createStore, useStore } from '#frontend/lib/store.ts'
import { countdownTimer, timeBonusLeft } from '#shared/rules/time-bonus.ts'

/** State of banner and popup (PAY-39). */
type TimeBonus = {
  isVisible: boolean
  countdownTimer: { hours: string; minutes: string; seconds: string }
  /** Interval of the running countdown, or null. */
  timer: ReturnType<typeof setInterval> | null
}

type Member = Parameters<typeof timeBonusLeft>[0]

const none: TimeBonus = { isVisible: false, countdownTimer: countdownTimer(0), timer: null }
const tickMs = 1000

/**
 * Countdown of a member's time bonus. `now` is server time,
 * so that the device's clock has no effect (TRAP-05).
 */
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
    /**
     * Sets the bonus of the current member: on sign-in, on each response that contains the member,
     * and with null on sign-out. At most one countdown runs (PAY-48).
     */
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

/** Whether there is a bonus, without re-rendering every second. */
export const useIsTimeBonusVisible = (): boolean => useStore(timeBonus, ({ isVisible }) => isVisible)

/** Delay of the popup in the members area (HOME-13), and interval of further checks (TRAP-56). */
export const popupAfterMs = 40_000

/** Conditions of the popup (HOME-13, HOME-14). `credits` is null without a member. */
export const isPopupDue = (now: { isVisible: boolean; credits: number | null; isDismissed: boolean }): boolean =>
  now.isVisible && now.credits === 0 && !now.isDismissed

/**
 * Checks at intervals whether the popup is due, while the member is in the members area; returns a
 * cleanup function. Re-entering restarts the delay (TRAP-27).
 */
export function watchPopup(isDue: () => boolean, onDue: () => void): () => void {
  const timer = setInterval(() => {
    if (isDue()) onDue()
  }, popupAfterMs)
  return () => clearInterval(timer)
}
