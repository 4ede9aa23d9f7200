import type { Settings } from '#shared/contract/site.ts'
import type { MemberCard } from '#shared/model/profile.ts'

type PlaceFields = Pick<MemberCard, 'city' | 'region' | 'country'>

export const regionName = (settings: Settings, country: string, region: string): string | null =>
  settings.region_data[country]?.regions.find(({ id }) => id === region)?.name ?? null

/**
 * Label with the country's term for region: Provincie,
 * Bundesland (SET-22), in the reader's language.
 */
export function regionTerm(settings: Settings, country: string): string {
  const term = settings.region_data[country]?.term ?? ''
  return term.charAt(0).toUpperCase() + term.slice(1)
}

/** Name of a country in the reader's language: België, Belgium. */
export const countryName = (country: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country

/**
 * Short place of a member: the city, else the region,
 * plus the country if it is not this site's own.
 */
export function placeText(member: PlaceFields, settings: Settings, locale: string): string {
  const near = member.city ?? regionName(settings, member.country, member.region)
  const far = member.country === settings.company.country ? null : countryName(member.country, locale)
  return [near, far].filter(Boolean).join(', ')
}
