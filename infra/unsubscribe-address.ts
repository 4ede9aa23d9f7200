/**
 * The path in a mail's List-Unsubscribe header; mail programs POST to it (RFC 8058), people open
 * it.
 */
const callPath = '/api/unsubscribe.php'
const pagePath = '/unsubscribe'

/**
 * Where a GET of the address leads in a browser: the page with the button (NOTIF-25), which makes
 * the call. Null for everything else. The token moves behind the #, which no server logs.
 * CloudFront runs this too (see infra/site-file.ts for its limits).
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
