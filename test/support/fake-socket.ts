import { vi } from 'vitest'

/**
 * WebSocket stub whose server is the test. `all` has the sockets that the page created, in order.
 */
export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly sent: unknown[] = []
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  /** The server accepts the handshake. */
  accept(): this {
    this.readyState = 1
    this.onopen?.()
    return this
  }
  /** The server refuses the handshake, or closes the connection. */
  end(): void {
    this.readyState = 3
    this.onclose?.()
  }
  /** Receives a frame from the server. */
  tell(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) })
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  /** Called by the page. */
  close(): void {
    this.readyState = 3
  }
}

/** Replaces WebSocket; undo with `vi.unstubAllGlobals()`. */
export function stubSockets(): void {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
}

export const newestSocket = (): FakeSocket => FakeSocket.all.at(-1)!
export const openSockets = (): FakeSocket[] => FakeSocket.all.filter(({ readyState }) => readyState === 1)
