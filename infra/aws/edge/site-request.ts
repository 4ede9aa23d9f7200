import { signedInCookieName } from '../../../shared/rules/request-headers.ts'
import { madeFolder, siteFile } from '../../site-file.ts'
import type { EdgeAnswer, ViewerEvent, ViewerRequest } from './event.ts'

/**
 * Maps a path to its file in the visitor's language. Redirects requests for other hosts to the
 * canonical host of the site.
 */
export function handler(event: ViewerEvent): ViewerRequest | EdgeAnswer {
  const request = event.request
  if (request.headers.host && request.headers.host.value !== SITE_HOST) {
    const query = Object.keys(request.querystring).map((name) => `${name}=${request.querystring[name]!.value}`)
    const location = `https://${SITE_HOST}${request.uri}${query.length > 0 ? `?${query.join('&')}` : ''}`
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } }
  }
  if (request.uri.indexOf(madeFolder) === 0) return { statusCode: 404, statusDescription: 'Not Found' }
  const asked = request.querystring.language ? request.querystring.language.value : ''
  const chosen = request.cookies.language ? request.cookies.language.value : ''
  const isSignedIn = !!request.cookies[signedInCookieName] && request.cookies[signedInCookieName]!.value === '1'
  request.uri = siteFile(request.uri, { asked: asked, chosen: chosen, isSignedIn: isSignedIn }, SITE_TABLE).file
  return request
}
