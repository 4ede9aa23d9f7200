import { themeScriptSource } from './theme-script.ts'

/**
 * Content Security Policy of every response. The local gateway and CloudFront send the same one, so
 * that a violation appears first on a developer's machine. Trusted Types are required (quality.md).
 * The only inline script is the theme's, which is allowed by its hash; there are no inline styles,
 * so no 'unsafe' source is needed.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' ${themeScriptSource}`,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  // The console shows previews of mails in a frame. No other page can be framed, because only the
  // previews have a policy that permits it: `pageHeaders` in functions/platform/http.ts.
  "frame-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** HSTS for two years. Browsers preload a domain only with a duration of at least one year. */
export const strictTransportSecurity = { maxAgeSeconds: 63_072_000, includeSubdomains: true, preload: true } as const

export const referrerPolicy = 'strict-origin-when-cross-origin'

/** The site needs only the permission for geolocation, to find the member's town. */
export const permissionsPolicy = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ')

export const crossOriginOpenerPolicy = 'same-origin'

/**
 * For pages that search engines and previews may not store: the console, members' profiles and
 * their photos (PRIV-02). Answers of the API have these headers from the functions
 * (functions/platform/http.ts).
 */
export const unlistedHeaders = { 'x-robots-tag': 'noindex, nofollow' } as const

/** Headers of every response, keyed by name in lower case. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'strict-transport-security': `max-age=${strictTransportSecurity.maxAgeSeconds}; includeSubDomains; preload`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': referrerPolicy,
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': crossOriginOpenerPolicy,
} as const satisfies Record<string, string>
