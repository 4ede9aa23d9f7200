/**
 * Header with the host that the browser requested, set by the edge; a header of that name from the
 * browser is overwritten.
 */
export const siteHostHeader = 'x-site-host'
/** Header with the browser's IP address, set by the edge in the same way. */
export const visitorAddressHeader = 'x-visitor-address'
/** Header with the secret by which the API recognises requests from the edge. */
export const originSecretHeader = 'x-origin-secret'
/** Header with the language in the URL of a visit (API-11); applies to this visit only. */
export const visitLanguageHeader = 'x-visit-language'
/**
 * Signed cookie with member and session; deleting the session's row in the table ends the session
 * at once (OPEN-23).
 */
export const sessionCookieName = '__Host-session'
/**
 * Cookie by which scripts of the page and the edge, which do not read the session cookie, detect a
 * session: `1`, or `leaving` while a sign-out is on its way to the server. Grants nothing.
 */
export const signedInCookieName = 'signed_in'
/** Signed cookie of a staff session, separate from the members' cookie (ROLE-11). */
export const staffSessionCookieName = '__Host-staff'
