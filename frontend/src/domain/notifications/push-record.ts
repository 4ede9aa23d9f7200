/** Registration of this browser that the server confirmed last, and when. */
type Confirmed = { endpoint: string; member: string; at: number }

const storageKey = 'push-registered'

export function readConfirmed(): Partial<Confirmed> {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Confirmed> | null) ?? {}
  } catch {
    return {}
  }
}

export function writeConfirmed(confirmed: Confirmed): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(confirmed))
  } catch {
    // without storage, the next page load asks the server again
  }
}

export function forgetConfirmed(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // without storage, nothing was stored
  }
}
