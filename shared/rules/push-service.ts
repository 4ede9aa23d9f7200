const exactHosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
/** Each browser of these is served by a host of its own below. */
const parentHosts = ['.push.apple.com', '.notify.windows.com']

/**
 * Whether an address is one of the push services of the browsers. Nothing else is ever stored or called: the address comes from the browser, and
 * a server that calls whatever it is told reaches into networks that are closed to others.
 */
export function isPushServiceUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return exactHosts.includes(url.hostname) || parentHosts.some((parent) => url.hostname.endsWith(parent))
}
