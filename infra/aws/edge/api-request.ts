import type { ViewerEvent, ViewerRequest } from './event.ts'

/**
 * Tells the functions which site was asked and by whom: the API's own address hides both. What a client sends under these names is
 * overwritten (functions/lib/site.ts reads them).
 */
export function handler(event: ViewerEvent): ViewerRequest {
  const request = event.request
  request.headers['x-site-host'] = { value: request.headers.host ? request.headers.host.value : '' }
  request.headers['x-visitor-address'] = { value: event.viewer.ip }
  return request
}
