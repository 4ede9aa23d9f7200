import { navigate } from './router.ts'

const script = '/sw-push.js'

type ScriptAddress = { createScriptURL(address: string): string }
type WithTrustedTypes = { trustedTypes?: { createPolicy(name: string, rules: ScriptAddress): ScriptAddress } }

let vouched: string | undefined

/**
 * Trusted Types require a policy for script URLs; this policy allows one constant. It is created
 * once, as a second policy of the same name would be refused.
 */
const vouchedFor = (): string => {
  vouched ??=
    (window as WithTrustedTypes).trustedTypes
      ?.createPolicy('service-worker', { createScriptURL: () => script })
      .createScriptURL(script) ?? script
  return vouched
}

/** Registers the worker; idempotent. Rejects if the browser or the network refuses it. */
export const registerServiceWorker = async (): Promise<unknown> =>
  navigator.serviceWorker.register(vouchedFor(), { scope: '/' })

/**
 * Delay after the page's load event, so that the worker does not compete with the page's requests.
 */
const restMs = 3000

/**
 * Registers /sw-push.js after the load event, in production builds only (NOTIF-08). The worker
 * shows pushes and the offline page; a click on a notification navigates an open page without a
 * reload. This registration may fail, so the push code registers the worker again.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
    if (data?.type === 'open' && typeof data.path === 'string' && data.path.startsWith('/')) navigate(data.path)
  })
  // private windows of some browsers have no service
  // workers, which costs only push and the offline page
  const register = () => void registerServiceWorker().catch(() => {})
  const afterRest = () => setTimeout(register, restMs)
  if (document.readyState === 'complete') afterRest()
  else window.addEventListener('load', afterRest, { once: true })
}
