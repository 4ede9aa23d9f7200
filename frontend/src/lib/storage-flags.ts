import { deviceStorage } from './storage.ts'
import { createStore, useStore } from './store.ts'

/**
 * Dismissals: each key stores a unix timestamp (HOME-26); the
 * last three keys are not in the specification (OPEN-64, UI-11, MOD-21).
 */
export const storageFlags = [
  'hide-enrich-alert',
  'hide-push-notification-alert',
  'hide-disabled-notifications-alert',
  'hide-time-bonus-modal',
  'hide-site-entry-popup',
  'hide-install-hint',
  'hide-safety-tip',
] as const
export type StorageFlag = (typeof storageFlags)[number]

/** Counts dismissals; each change re-renders the components that read a flag. */
const dismissals = createStore(0)

/** Whether the flag is set on this device; re-renders when it is set. */
export const useIsFlagSet = (flag: StorageFlag): boolean => useStore(dismissals, () => isFlagSet(flag))

/** Whether the flag is set on this device; false without storage. */
export const isFlagSet = (flag: StorageFlag): boolean => deviceStorage.read(flag) !== null

/** Sets the flag to `now` in unix seconds. */
export function setFlag(flag: StorageFlag, now: Date): void {
  // without storage, the alert reappears on the next page
  deviceStorage.write(flag, String(Math.floor(now.getTime() / 1000)))
  dismissals.write(dismissals.read() + 1)
}
