import type { EdgeAnswer, ViewerEvent, ViewerRequest } from './event.ts'

/** Files as they are, every other path as the one page that the browser's router takes over; other hosts are sent to the site's own. */
export function handler(event: ViewerEvent): ViewerRequest | EdgeAnswer {
  const request = event.request
  if (request.headers.host && request.headers.host.value !== SITE_HOST) {
    const query = Object.keys(request.querystring).map((name) => `${name}=${request.querystring[name]!.value}`)
    const location = `https://${SITE_HOST}${request.uri}${query.length > 0 ? `?${query.join('&')}` : ''}`
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } }
  }
  if (request.uri.split('/').pop()!.indexOf('.') < 0) request.uri = '/index.html'
  return request
}
