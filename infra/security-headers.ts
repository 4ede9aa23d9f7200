import { themeScriptSource } from './theme-script.ts'

/**
 * Headers of every response, declared once: the local gateway and CloudFront both send them, so
 * that a screen that violates the policy fails on a developer's machine first. Trusted Types are
 * required (quality.md). The theme's script is inline, allowed by its hash; no other script or
 * style is, so nothing is 'unsafe'.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' ${themeScriptSource}`,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  // Previews of mails in the console; every other page refuses to be framed.
  "frame-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** HSTS for two years. Browsers preload a domain only if it is at least one year. */
export const strictTransportSecurity = { maxAgeSeconds: 63_072_000, includeSubdomains: true, preload: true } as const

export const referrerPolicy = 'strict-origin-when-cross-origin'

/** The site asks for geolocation (to find the member's town) and no other permission. */
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
 * their photos (PRIV-02). The API sends these headers itself.
 */
export const unlistedHeaders = { 'x-robots-tag': 'noindex, nofollow' } as const

/** Headers of every response by their names, in lower case. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'strict-transport-security': `max-age=${strictTransportSecurity.maxAgeSeconds}; includeSubDomains; preload`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': referrerPolicy,
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': crossOriginOpenerPolicy,
} as const satisfies Record<string, string>
