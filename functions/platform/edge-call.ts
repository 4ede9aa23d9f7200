import type { Context } from 'aws-lambda'
import { siteHostHeader, visitLanguageHeader, visitorAddressHeader } from '#shared/rules/request-headers.ts'
import type { Call } from './pipeline.ts'
import { isFromEdge, siteOf } from './site.ts'

/**
 * Part of a call that is the same for HTTP and WebSocket: properties from the headers and from the
 * invocation. Header names must be in lower case. `sourceIp` is the visitor's address if no CDN has
 * set the header (the local run).
 */
export const edgeCall = (
  headers: Readonly<Record<string, string | undefined>>,
  sourceIp: string,
  lambda: Context,
): Omit<Call, 'cookies' | 'query' | 'readBody'> => ({
  site: isFromEdge(headers) ? siteOf(headers[siteHostHeader]) : undefined,
  origin: headers.origin,
  fetchSite: headers['sec-fetch-site'],
  visitLanguage: headers[visitLanguageHeader],
  visitorAddress: headers[visitorAddressHeader] ?? sourceIp,
  userAgent: headers['user-agent'] ?? '',
  viewerCountry: headers['cloudfront-viewer-country'],
  requestId: lambda.awsRequestId,
  remainingMs: () => lambda.getRemainingTimeInMillis(),
})
