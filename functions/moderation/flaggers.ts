import type { Flagger } from '#functions/stores/safety/flaggers.ts'

/** Trusted flagger as shown to staff, without the hash of its secret. */
export const shownFlagger = ({ id, name, email, country, language, until, at, byName, revokedAt }: Flagger) => ({
  id,
  name,
  email,
  country,
  language,
  until,
  added_at: at,
  added_by: byName,
  revoked_at: revokedAt ?? null,
})
