import { vi } from 'vitest'

type Waiting = { grant: () => void; refuse: () => void }

/**
 * Web Locks and BroadcastChannel, which jsdom lacks, for several "tabs" in one page. Undo with
 * `vi.unstubAllGlobals()` and `vi.restoreAllMocks()`.
 */
export function stubTabs(): void {
  const holders = new Map<string, Waiting>()
  const queues = new Map<string, Waiting[]>()
  const queueOf = (name: string) => queues.get(name) ?? queues.set(name, []).get(name)!
  const grantNext = (name: string) => {
    if (!holders.has(name)) queueOf(name).shift()?.grant()
  }
  const request = (name: string, { steal, signal }: LockOptions, run: () => Promise<void> | undefined) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new DOMException('', 'AbortError'))
      const waiting: Waiting = {
        refuse,
        grant() {
          holders.set(name, waiting)
          void Promise.resolve(run()).then(() => {
            if (holders.get(name) === waiting) holders.delete(name)
            resolve()
            grantNext(name)
          })
        },
      }
      signal?.addEventListener('abort', () => {
        const at = queueOf(name).indexOf(waiting)
        if (at < 0) return
        queueOf(name).splice(at, 1)
        refuse()
      })
      if (steal) {
        holders.get(name)?.refuse()
        waiting.grant()
      } else {
        queueOf(name).push(waiting)
        queueMicrotask(() => grantNext(name))
      }
    })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  FakeChannel.all = []
}

/** Undoes what `vi.unstubAllGlobals()` does not. */
export const unstubLocks = (): boolean => Reflect.deleteProperty(navigator, 'locks')

export class FakeChannel {
  static all: FakeChannel[] = []
  /** Suspended by the browser: receives and sends no messages until the browser resumes the tab. */
  isSuspended = false
  onmessage: ((event: { data: unknown }) => void) | null = null
  private readonly name: string
  constructor(name: string) {
    this.name = name
    FakeChannel.all.push(this)
  }
  postMessage(data: unknown): void {
    const others = FakeChannel.all.filter((other) => other !== this && other.name === this.name)
    for (const other of others)
      queueMicrotask(() => {
        if (!other.isSuspended && !this.isSuspended) other.onmessage?.({ data: structuredClone(data) })
      })
  }
  close(): void {
    FakeChannel.all = FakeChannel.all.filter((other) => other !== this)
  }
}
