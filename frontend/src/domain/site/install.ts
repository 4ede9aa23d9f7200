import { isInstalledApp } from '#frontend/lib/installed-app.ts'
import { createStore, useStore } from '#frontend/lib/store.ts'
import { appleScreens, looks, splashFile } from '#shared/rules/splash.ts'

type InstallPrompt = Event & { prompt(): Promise<unknown> }

const offered = createStore<InstallPrompt | null>(null)

/**
 * Stores the browser's install prompt until the visitor asks for it (UI-11): the event fires once,
 * early, and the prompt must not open by itself.
 */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered.write(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => offered.write(null))
  if (isApple()) addSplash()
}

/** Adds the splash image that iOS stores with the home screen icon and shows at start. */
function addSplash(): void {
  const { width, height } = window.screen
  const ratio = window.devicePixelRatio
  if (!appleScreens.some((screen) => screen[0] === width && screen[1] === height && screen[2] === ratio)) return
  for (const look of looks) {
    const link = document.createElement('link')
    link.rel = 'apple-touch-startup-image'
    link.media = `(prefers-color-scheme: ${look})`
    link.href = `/${splashFile(width * ratio, height * ratio, look)}`
    document.head.append(link)
  }
}

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/**
 * Installation on this device: the browser's prompt, or instructions for the share sheet. Null if
 * the device has neither, or if the site is installed already.
 */
export type InstallWay = 'offer' | 'share-sheet' | null

export function useInstallWay(): InstallWay {
  const offer = useStore(offered)
  if (isInstalledApp()) return null
  if (offer) return 'offer'
  return isApple() ? 'share-sheet' : null
}

/** Shows the browser's prompt, which can be used once. */
export function acceptOffer(): void {
  const offer = offered.read()
  offered.write(null)
  void offer?.prompt().catch(() => {})
}
