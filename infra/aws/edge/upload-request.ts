import type { EdgeAnswer, ViewerEvent, ViewerRequest } from './event.ts'

/** Passes a form on to the bucket, which takes forms at its root only. The bucket has no use for who is signed in, and gets nothing of it. */
export function handler(event: ViewerEvent): ViewerRequest | EdgeAnswer {
  const request = event.request
  if (request.method !== 'POST') return { statusCode: 403, statusDescription: 'Forbidden' }
  request.uri = '/'
  request.querystring = {}
  request.cookies = {}
  return request
}
