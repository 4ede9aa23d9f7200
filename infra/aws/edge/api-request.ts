import { unsubscribePage } from '../../unsubscribe-address.ts'
import type { EdgeAnswer, ViewerEvent, ViewerRequest } from './event.ts'

/**
 * Redirects a GET of the unsubscribe link to its page. Passes site host and visitor address of
 * every other request to the functions, since the API's own address hides both; overwrites any
 * client headers of these names (read by functions/platform/site.ts).
 */
export function handler(event: ViewerEvent): ViewerRequest | EdgeAnswer {
  const request = event.request
  const page = unsubscribePage(request.method, request.uri, {
    token: request.querystring.token ? request.querystring.token.value : '',
    language: request.querystring.language ? request.querystring.language.value : '',
  })
  if (page) {
    const headers = { location: { value: page }, 'cache-control': { value: 'no-store' } }
    return { statusCode: 302, statusDescription: 'Found', headers: headers }
  }
  request.headers['x-site-host'] = { value: request.headers.host ? request.headers.host.value : '' }
  request.headers['x-visitor-address'] = { value: event.viewer.ip }
  return request
}
