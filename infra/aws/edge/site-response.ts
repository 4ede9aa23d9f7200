import { madeFolder, siteFile } from '../../site-file.ts'
import type { ViewerResponse, ViewerResponseEvent } from './event.ts'

/**
 * Sets the status of a missing path (ROUTE-60), since the bucket returns its page like any other.
 * The result is the same for the visitor's path and for the one that site-request.ts made of it,
 * whichever CloudFront passes here.
 */
export function handler(event: ViewerResponseEvent): ViewerResponse {
  const path = event.request.uri
  const response = event.response
  const isMade = path.indexOf(madeFolder) === 0
  if (
    isMade
      ? /\/404\.html$/.test(path)
      : siteFile(path, { asked: '', chosen: '', isSignedIn: false }, SITE_TABLE).status === 404
  ) {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  return response
}
