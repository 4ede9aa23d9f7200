/**
 * The path in a mail's List-Unsubscribe header; mail clients POST to it (RFC 8058), people open it.
 */
const callPath = '/api/unsubscribe.php'
const pagePath = '/unsubscribe'

/**
 * The page to which a GET of that path redirects: it has the button that makes the call (NOTIF-25).
 * Null for every other request. The token moves behind the #, which no server logs. CloudFront runs
 * this too (see infra/site-file.ts for its limits).
 */
export function unsubscribePage(
  method: string,
  path: string,
  query: { token: string; language: string },
): string | null {
  if (path !== callPath || (method !== 'GET' && method !== 'HEAD')) return null
  const language = /^[a-z]{2}$/.test(query.language) ? `?language=${query.language}` : ''
  const token = /^[\w.-]+$/.test(query.token) ? `#token=${query.token}` : ''
  return pagePath + language + token
}
