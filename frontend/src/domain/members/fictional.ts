import type { Settings } from '#shared/contract/site.ts'

/**
 * Warning for a list with `count` fictional profiles, singular or plural
 * (PROF-23); null for none. If only some of the `total` are fictional, "these
 * profiles" would wrongly include the others, so the text refers to the mark.
 */
export function fictionalText(settings: Settings, count: number, total = count): string | null {
  if (count === 0) return null
  if (count < total) return settings.fictional_warning
  return count === 1 ? settings.fictional_singular : settings.fictional_plural
}
