import { madeFolder, siteFile } from '../../site-file.ts'
import type { ViewerResponse, ViewerResponseEvent } from './event.ts'

/**
 * The page of a path that does not exist is found in the bucket like any other, so its status is set here (ROUTE-60). Whether the path that this
 * function is told is the visitor's or the one that site-request.ts made of it, the answer is the same.
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
