/**
 * Path in a mail's List-Unsubscribe header: mail clients send a POST to it (RFC 8058), and people
 * open it in a browser (GET).
 */
const callPath = '/api/unsubscribe.php'
const pagePath = '/unsubscribe'

/**
 * URL of the page with the unsubscribe button (NOTIF-25), to which a GET or HEAD of `callPath`
 * redirects; null for every other request. The token is in the fragment, which no server logs.
 * CloudFront runs this code too (see infra/site-file.ts for its limits).
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
