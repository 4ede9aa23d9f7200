import { navigate } from './router.ts'

const script = '/sw-push.js'

type ScriptAddress = { createScriptURL(address: string): string }
type WithTrustedTypes = { trustedTypes?: { createPolicy(name: string, rules: ScriptAddress): ScriptAddress } }

/** The policy demands that a script's address is vouched for: there is one, and it never depends on anything. */
const vouchedFor = (): string =>
  (window as WithTrustedTypes).trustedTypes
    ?.createPolicy('service-worker', { createScriptURL: () => script })
    .createScriptURL(script) ?? script

/** How long the loaded page rests before the worker is fetched: it is for later. */
const restMs = 3000

/**
 * Registers /sw-push.js (NOTIF-08), which shows pushes and the offline page, once the page has loaded and rests; whoever needs it waits for
 * `navigator.serviceWorker.ready`. A pressed notification leads an open page there without loading it anew. Only in the built site.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
    if (data?.type === 'open' && typeof data.path === 'string' && data.path.startsWith('/')) navigate(data.path)
  })
  // in private windows of some browsers there are none, and nothing is lost by that
  const register = () => void serviceWorker.register(vouchedFor(), { scope: '/' }).catch(() => {})
  const afterRest = () => setTimeout(register, restMs)
  if (document.readyState === 'complete') afterRest()
  else window.addEventListener('load', afterRest, { once: true })
}
