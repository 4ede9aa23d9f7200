/**
 * Header with the viewer's host, set by the edge; a
 * header of that name from the viewer is overwritten.
 */
export const siteHostHeader = 'x-site-host'
/** Header with the language in the URL of a visit (API-11); applies to this visit only. */
export const visitLanguageHeader = 'x-visit-language'
/**
 * Signed cookie with member and session; deleting the
 * session's row in the table ends it at once (OPEN-23).
 */
export const sessionCookieName = '__Host-session'
/** Signed cookie of a staff session, separate from the members' cookie (ROLE-11). */
export const staffSessionCookieName = '__Host-staff'
