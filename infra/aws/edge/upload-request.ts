import type { EdgeAnswer, ViewerEvent, ViewerRequest } from './event.ts'

/**
 * Forwards an upload form to the root path of the bucket, because S3 accepts forms only there.
 * Removes the cookies, because the bucket needs no session.
 */
export function handler(event: ViewerEvent): ViewerRequest | EdgeAnswer {
  const request = event.request
  if (request.method !== 'POST') return { statusCode: 403, statusDescription: 'Forbidden' }
  request.uri = '/'
  request.querystring = {}
  request.cookies = {}
  return request
}
