import type { Settings } from '#shared/contract/site.ts'

/**
 * The warning for a surface that shows `count` fictional profiles, in its singular or plural form (PROF-23); null for none. Among others of the `total`
 * shown, "these profiles" would make all look fictional: there the text points to the mark.
 */
export function fictionalText(settings: Settings, count: number, total = count): string | null {
  if (count === 0) return null
  if (count < total) return settings.fictional_warning
  return count === 1 ? settings.fictional_singular : settings.fictional_plural
}
