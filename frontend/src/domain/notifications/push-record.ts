import { deviceStorage } from '#frontend/lib/storage.ts'

/** Registration of this browser that the server confirmed last, and when. */
type Confirmed = { endpoint: string; member: string; at: number }

const storageKey = 'push-registered'

export const readConfirmed = (): Partial<Confirmed> =>
  (deviceStorage.readJson(storageKey) as Partial<Confirmed> | null) ?? {}

export function writeConfirmed(confirmed: Confirmed): void {
  // without storage, the next page load asks the server again
  deviceStorage.write(storageKey, JSON.stringify(confirmed))
}

export function forgetConfirmed(): void {
  deviceStorage.write(storageKey, null)
}
