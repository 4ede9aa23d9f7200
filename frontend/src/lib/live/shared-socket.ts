import { ulid } from 'ulid'
import { keepOpen, type LiveSocket, type SocketOptions } from './socket.ts'

/**
 * Time within which the leading tab must answer. A suspended tab, as on phones, does not answer.
 */
export const leaderAnswersWithinMs = 5_000

/**
 * Messages between tabs: `ask` and `send` go to the leading tab; `state` and `frame` come from it.
 * Each tab tells the others by `page` whether it is visible, when that changes and after a `state`.
 */
type TabMessage =
  | { kind: 'ask' }
  | { kind: 'page'; tab: string; isVisible: boolean }
  | { kind: 'send'; frame: object }
  | { kind: 'state'; isOpen: boolean }
  | { kind: 'frame'; text: string }

type SharedOptions = Omit<SocketOptions, 'isHidden'> & {
  /** Tabs of the same name share a connection. */
  name: string
}

/**
 * Opens one connection for all tabs of this browser (LIVE-01), or one per tab if the browser lacks
 * the APIs to share it.
 */
export const shareSocket = (options: SharedOptions): LiveSocket =>
  'locks' in navigator && 'BroadcastChannel' in window
    ? shareByLock(options)
    : keepOpen({ ...options, isHidden: isTabHidden })

const isTabHidden = () => document.visibilityState === 'hidden'

/**
 * The tab that holds the lock leads: it has the connection and forwards state and frames to the
 * other tabs. When it closes, another tab gets the lock.
 */
function shareByLock({ name, url, ping, spreadMs, onState, onFrame }: SharedOptions): LiveSocket {
  const channel = new BroadcastChannel(name)
  const stopping = new AbortController()
  let socket: LiveSocket | null = null
  let isOpen = false
  let silence: ReturnType<typeof setTimeout> | undefined
  const tab = ulid()
  /** Last known visible tabs, each with the number of pings sent when it last reported. */
  const visible = new Map<string, number>()
  let pings = 0

  const post = (message: TabMessage) => channel.postMessage(message)
  const setState = (next: boolean) => {
    if (next === isOpen) return
    isOpen = next
    onState(next)
  }
  const tellState = (next: boolean) => {
    setState(next)
    post({ kind: 'state', isOpen: next })
  }

  /**
   * A visible tab reports again after each ping. A crashed tab counts as hidden at the third ping
   * after its last report, not earlier, because reports on the latest ping may still be on their
   * way.
   */
  const isHidden = () => isTabHidden() && ![...visible.values()].some((ping) => ping >= pings - 1)
  const tellPage = (isVisible = !isTabHidden()) => post({ kind: 'page', tab, isVisible })
  const countedPing = (isHiddenNow: boolean) => {
    pings++
    post({ kind: 'state', isOpen })
    return ping(isHiddenNow)
  }

  const connect = () => {
    clearTimeout(silence)
    tellState(false)
    socket = keepOpen({
      isHidden,
      url,
      ping: countedPing,
      spreadMs,
      onState: tellState,
      onFrame: (text) => {
        post({ kind: 'frame', text })
        onFrame(text)
      },
    })
  }
  /**
   * Makes this tab the leading tab: waits for the lock, or steals it from a tab that does not
   * answer.
   */
  const lead = async (isTakeover: boolean): Promise<void> => {
    const options = isTakeover ? { steal: true } : { signal: stopping.signal }
    await navigator.locks.request(name, options, () => {
      if (socket || stopping.signal.aborted) return
      connect()
      return new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
    })
  }
  const follow = () =>
    lead(false).catch((error: DOMException) => {
      if (stopping.signal.aborted) return
      // If the browser blocks storage, it refuses locks: this tab then opens its own connection.
      if (error.name !== 'AbortError') return connect()
      // Another tab stole the lock while this tab was suspended.
      stepDown()
      void follow()
    })
  const stepDown = () => {
    socket?.stop()
    socket = null
    setState(false)
  }

  const ask = () => {
    post({ kind: 'ask' })
    clearTimeout(silence)
    silence = setTimeout(takeOver, leaderAnswersWithinMs)
  }
  const takeOver = () => {
    if (!socket && document.visibilityState === 'visible') void lead(true).catch(stepDown)
  }

  const onPage = ({ tab: other, isVisible }: TabMessage & { kind: 'page' }) => {
    if (isVisible) visible.set(other, pings)
    else visible.delete(other)
    socket?.tellVisibility()
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'page') return onPage(data)
    if (socket) {
      if (data.kind === 'send') socket.send(data.frame)
      if (data.kind !== 'ask') return
      socket.check()
      tellPage()
      return post({ kind: 'state', isOpen })
    }
    if (data.kind === 'state') {
      clearTimeout(silence)
      setState(data.isOpen)
      tellPage()
    }
    if (data.kind === 'frame') onFrame(data.text)
  }
  void follow()
  tellPage()
  ask()

  return {
    send: (frame) => (socket ? socket.send(frame) : post({ kind: 'send', frame })),
    check() {
      tellPage()
      return socket ? socket.check() : ask()
    },
    tellVisibility() {
      tellPage()
      socket?.tellVisibility()
    },
    stop() {
      tellPage(false)
      stopping.abort()
      clearTimeout(silence)
      socket?.stop()
      channel.close()
    },
  }
}
