import type { Settings } from '#shared/contract/site.ts'

/** The warning for a surface that shows `count` fictional profiles, in its singular or plural form (PROF-23); null for none. */
export function fictionalText(settings: Settings, count: number): string | null {
  if (count === 0) return null
  return count === 1 ? settings.fictional_singular : settings.fictional_plural
}
