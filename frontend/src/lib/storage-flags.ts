import { createStore, useStore } from './store.ts'

/** What a visitor put away for good: each key holds the unix timestamp of the dismissal (HOME-26), the last two are ours (OPEN-64, UI-11). */
export const storageFlags = [
  'hide-enrich-alert',
  'hide-push-notification-alert',
  'hide-disabled-notifications-alert',
  'hide-time-bonus-modal',
  'hide-site-entry-popup',
  'hide-install-hint',
] as const
export type StorageFlag = (typeof storageFlags)[number]

/** Counts the dismissals, so that what hangs on a flag is drawn anew. */
const dismissals = createStore(0)

/** Whether it was put away on this device, also from now on. */
export const useIsFlagSet = (flag: StorageFlag): boolean => useStore(dismissals, () => isFlagSet(flag))

/** Whether it was put away on this device. Where storage is forbidden nothing is remembered, and that is no error. */
export function isFlagSet(flag: StorageFlag): boolean {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}

/** Remembers the dismissal at `now`, kept as seconds since 1970. */
export function setFlag(flag: StorageFlag, now: Date): void {
  try {
    localStorage.setItem(flag, String(Math.floor(now.getTime() / 1000)))
  } catch {
    // private mode of some browsers: the alert comes back with the next page
  }
  dismissals.write(dismissals.read() + 1)
}
