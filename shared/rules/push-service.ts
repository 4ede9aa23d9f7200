const exactHosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
/** Parent domains of the push services that have regional hosts. */
const parentHosts = ['.push.apple.com', '.notify.windows.com']

/**
 * Whether a URL belongs to a known push service. No other URL is stored or called: the URL comes
 * from the browser, so calling any URL would allow server-side request forgery.
 */
export function isPushServiceUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return exactHosts.includes(url.hostname) || parentHosts.some((parent) => url.hostname.endsWith(parent))
}
