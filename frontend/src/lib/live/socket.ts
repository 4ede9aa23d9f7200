import { hourMs, minuteMs } from '#shared/rules/durations.ts'
import { liveConnection } from '#shared/rules/limits.ts'
import { failuresAtClose, waitBoundMs, withJitter } from './reconnect-delay.ts'

/** Interval of pings (LIVE-07). */
export const pingEveryMs = liveConnection.pingSeconds * 1_000
/** Time for the answer to a ping; a connection without an answer counts as dead. */
export const answerWithinMs = 10_000
/** Time for a handshake, as a blocked network may never answer it. */
export const openWithinMs = 20_000
/** Duration after which a connection counts as stable, which resets the waits. */
export const stableAfterMs = 30_000
/**
 * Age at which a connection is replaced: half an hour before the service's limit, plus a random
 * delay of up to `renewWithinMs`, so that browsers that connected together do not renew together.
 */
export const renewAfterMs = liveConnection.hours * hourMs - 30 * minuteMs
export const renewWithinMs = 20 * minuteMs

export type SocketOptions = {
  /** Whether no page of the site is visible in the tabs that the connection is for. */
  isHidden: () => boolean
  /** Address, `wss:` or `ws:`. */
  url: (isHidden: boolean) => string
  /** Ping frame, which the server answers. */
  ping: (isHidden: boolean) => object
  /**
   * Time over which browsers spread reconnecting after the service closed their connections. At
   * 100,000 connections, 300 s keep them below the service's 500 handshakes a second (LIVE-07).
   */
  spreadMs: number
  /** Called on each change: true once open, false once lost. A renewal is no change. */
  onState: (isOpen: boolean) => void
  onFrame: (text: string) => void
}

export type LiveSocket = {
  /** Sends a frame, or drops it while there is no connection. */
  send(frame: object): void
  /** Pings an open connection; if there is none, connects at once. */
  check(): void
  /** Tells the server the value of `isHidden` if it has changed since the server was last told. */
  tellVisibility(): void
  stop(): void
}

type Timer = ReturnType<typeof setTimeout>

/**
 * Keeps one WebSocket open until it is stopped. Refused handshakes and lost connections only lead
 * to the next attempt, since the page polls meanwhile (LIVE-13).
 */
export function keepOpen({ isHidden, url, ping, spreadMs, onState, onFrame }: SocketOptions): LiveSocket {
  /** The open connection. */
  let socket: WebSocket | null = null
  /**
   * The handshake in progress: of a first connection, or of a connection that replaces the open
   * one.
   */
  let handshake: { cancel(): void } | null = null
  /** Value of `isHidden` that the server was last told. */
  let reportedHidden = false
  let openedAt = 0
  let failures = 0
  let next: Timer | undefined
  let pings: Timer | undefined
  let death: Timer | undefined

  const connectAfter = (ms: number) => {
    clearTimeout(next)
    next = setTimeout(connect, ms)
  }
  const connect = () => {
    clearTimeout(next)
    // Without a network an attempt always fails, and the browser logs it. The `online` event
    // triggers the next attempt.
    if (handshake) return
    if (!navigator.onLine) return socket ? connectAfter(pingEveryMs) : undefined
    const isHiddenNow = isHidden()
    handshake = shakeHands(
      url(isHiddenNow),
      (opened) => begin(opened, isHiddenNow),
      () => {
        handshake = null
        connectAfter(withJitter(waitBoundMs(failures++, spreadMs)))
      },
    )
  }
  const begin = (opened: WebSocket, wasHidden: boolean) => {
    handshake = null
    reportedHidden = wasHidden
    const isRenewal = socket !== null
    end()
    socket = opened
    socket.onmessage = onMessage
    socket.onclose = () => {
      // A connection lost during a check, as after sleep, concerns this browser only. Otherwise the
      // service may have failed, and all browsers reconnect at the same time.
      if (death !== undefined) return lose()
      const bound = hasLasted() ? spreadMs : waitBoundMs(failures++, spreadMs)
      failures = Math.max(failures, failuresAtClose)
      lose(bound)
    }
    openedAt = performance.now()
    pings = setInterval(check, pingEveryMs)
    connectAfter(renewAfterMs + Math.random() * renewWithinMs)
    if (!isRenewal) onState(true)
    tellVisibility()
  }
  const hasLasted = () => performance.now() - openedAt >= stableAfterMs
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    // Skips an error frame of the service, which is no answer to a ping.
    if (typeof data !== 'string' || !data.startsWith('{"type":')) return
    clearTimeout(death)
    death = undefined
    onFrame(data)
  }
  const end = () => {
    clearInterval(pings)
    clearTimeout(death)
    death = undefined
    if (socket) abandon(socket)
    socket = null
  }
  const lose = (boundMs = waitBoundMs(failures++, spreadMs)) => {
    end()
    handshake?.cancel()
    handshake = null
    connectAfter(withJitter(boundMs))
    onState(false)
  }

  const send = (frame: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
  }
  const sendPing = () => {
    reportedHidden = isHidden()
    send(ping(reportedHidden))
  }
  /** Sets no deadline for the answer, as the browser may suspend a page that was just hidden. */
  const tellVisibility = () => {
    if (socket && isHidden() !== reportedHidden) sendPing()
  }
  const check = () => {
    if (!socket || hasLasted()) failures = 0
    if (!socket) return connect()
    sendPing()
    death ??= setTimeout(() => lose(), answerWithinMs)
  }

  window.addEventListener('online', check)
  connect()
  return {
    send,
    check,
    tellVisibility,
    stop() {
      window.removeEventListener('online', check)
      clearTimeout(next)
      handshake?.cancel()
      end()
    },
  }
}

/** Opens a WebSocket; calls `onOpen` or `onFailed`, unless it is cancelled. */
function shakeHands(url: string, onOpen: (socket: WebSocket) => void, onFailed: () => void) {
  const socket = new WebSocket(url)
  const cancel = () => {
    clearTimeout(slow)
    abandon(socket)
  }
  const fail = () => {
    cancel()
    onFailed()
  }
  const slow = setTimeout(fail, openWithinMs)
  socket.onclose = fail
  socket.onopen = () => {
    clearTimeout(slow)
    onOpen(socket)
  }
  return { cancel }
}

/** Ends a socket without waiting for its close, which takes minutes on a dead network. */
function abandon(socket: WebSocket): void {
  socket.onopen = null
  socket.onmessage = null
  socket.onclose = null
  socket.close()
}
