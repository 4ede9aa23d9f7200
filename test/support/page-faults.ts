import type { BrowserContext, Page } from 'playwright-core'

/** Faults of the pages of a context, and patterns of the faults that the test allows. */
type Watch = { faults: string[]; expected: RegExp[] }
const watches = new WeakMap<BrowserContext, Watch>()

/** Faults in a watched context that its test does not allow. */
export function unexpectedFaults(context: BrowserContext): string[] {
  const { faults, expected } = watches.get(context)!
  return faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
}

/** Allows the faults on the page that match a pattern, such as `/403 GET .*\/api\/chats/`. */
export const expectFault = (page: Page, fault: RegExp): void => {
  watches.get(page.context())!.expected.push(fault)
}

/**
 * Allows the faults of a page whose network is switched off: calls in progress fail, and the
 * browser reports a WebSocket handshake or a fetch of the service worker that had just begun.
 */
export function expectOffline(page: Page): void {
  expectFault(page, /^net::ERR_(FAILED|INTERNET_DISCONNECTED) /)
  expectFault(page, /^console: WebSocket connection to .*ERR_INTERNET_DISCONNECTED/)
  expectFault(page, /^console: An unknown error occurred when fetching the script/)
}

/**
 * Allows the faults of an open page whose session ends: calls in progress are refused. Until the
 * page notices the end, handshakes are refused too, which the browser itself reports.
 */
export const expectSessionEnd = (page: Page): void =>
  expectFault(page, /^(403 |console: WebSocket connection to .*Unexpected response code: 403)/)

/** Collects the faults of every page of a context from now on. */
export async function watchFaults(context: BrowserContext): Promise<void> {
  const faults: string[] = []
  watches.set(context, { faults, expected: [] })
  context.on('console', (message) => {
    // The response listener below reports a failed request, with its URL.
    const isTold = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isTold) faults.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`uncaught: ${String(error.error())}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A page cancels a request by navigation or by a newer request, with ERR_ABORTED. The request
    // for the icon passes through the service worker, so its cancellation has another error.
    const isIcon = reason === 'net::ERR_FAILED' && request.url().endsWith('/favicon.svg')
    if (reason !== 'net::ERR_ABORTED' && !isIcon) faults.push(`${reason} ${request.method()} ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  await context.exposeBinding('tellViolation', (_, violation: string) => {
    faults.push(`policy: ${violation}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { tellViolation } = window as unknown as { tellViolation: (violation: string) => void }
      tellViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
}
