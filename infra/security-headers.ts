/**
 * What every answer of the site carries, told once: the local gateway sends it and the CDK gives it to CloudFront, so that a screen
 * that breaks the policy breaks on a developer's machine first. Trusted Types are required (quality.md); there is no inline
 * script or style anywhere, so nothing is 'unsafe'.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Two years, the life that browsers ask for before they put a domain on their own list. */
export const strictTransportSecurity = { maxAgeSeconds: 63_072_000, includeSubdomains: true, preload: true } as const

export const referrerPolicy = 'strict-origin-when-cross-origin'

/** The site asks for the place of the device (settings of the location) and for nothing else. */
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

/** For what no search engine or preview may keep: the console, members' profiles and their photos (PRIV-02). The API says so itself. */
export const unlistedHeaders = { 'x-robots-tag': 'noindex, nofollow' } as const

/** The same as plain headers, names in lower case. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'strict-transport-security': `max-age=${strictTransportSecurity.maxAgeSeconds}; includeSubDomains; preload`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': referrerPolicy,
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': crossOriginOpenerPolicy,
} as const satisfies Record<string, string>
