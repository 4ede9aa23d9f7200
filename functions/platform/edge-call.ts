import type { Context } from 'aws-lambda'
import { siteHostHeader, visitLanguageHeader } from '#shared/rules/request-headers.ts'
import type { Call } from './pipeline.ts'
import { isFromEdge, siteOf, visitorAddressHeader } from './site.ts'

/**
 * Part of a call that is read from its headers, the same for HTTP and WebSocket. Header names are
 * in lower case; `sourceIp` is the visitor's address where no CDN sets it (the local run).
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
