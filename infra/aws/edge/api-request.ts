import { siteHostHeader, visitorAddressHeader } from '../../../shared/rules/request-headers.ts'
import { unsubscribePage } from '../../unsubscribe-address.ts'
import type { EdgeAnswer, ViewerEvent, ViewerRequest } from './event.ts'

/**
 * Redirects a GET of the unsubscribe link to its page. For every other request, passes the site's
 * host and the visitor's address to the functions as headers, because the API sees only its own
 * host and CloudFront's address. Overwrites client headers of the same names (read by
 * functions/platform/site.ts).
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
  request.headers[siteHostHeader] = { value: request.headers.host ? request.headers.host.value : '' }
  request.headers[visitorAddressHeader] = { value: event.viewer.ip }
  return request
}
