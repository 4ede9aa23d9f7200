/** What a visitor put away for good: each key holds the unix timestamp of the dismissal (HOME-26), the last is ours (OPEN-64). */
export const storageFlags = [
  'hide-enrich-alert',
  'hide-push-notification-alert',
  'hide-disabled-notifications-alert',
  'hide-time-bonus-modal',
  'hide-site-entry-popup',
] as const
export type StorageFlag = (typeof storageFlags)[number]

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
}
