/** The header in which the edge passes the viewer's host on; a viewer's own header of that name is overwritten there. */
export const siteHostHeader = 'x-site-host'
/** The header with the language of a visit that came by an address naming one (API-11); nothing is kept of it. */
export const visitLanguageHeader = 'x-visit-language'
/** The signed cookie that names member and session; the session item in the table can end it at once (OPEN-23). */
export const sessionCookieName = '__Host-session'
/** The signed cookie of a staff session, apart from the members' cookie (ROLE-11). */
export const staffSessionCookieName = '__Host-staff'
