import { madeFolder, siteFile } from '../../site-file.ts'
import type { ViewerResponse, ViewerResponseEvent } from './event.ts'

/**
 * Sets the status of the page that the bucket returns for a missing path (ROUTE-60). The event may
 * have the visitor's path or the path rewritten by site-request.ts; the result is the same.
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
