/** Countries with the warning on every layout (HOME-07). */
const warnedEverywhere: readonly string[] = ['NL', 'DE']

export type EntryWarning = {
  isLoggedIn: boolean
  isInstalledApp: boolean
  isDismissed: boolean
  /** The setting `enable_site_entry_popup` (HOME-06). */
  isEnabled: boolean
  layout: 'default' | 'chat' | 'lander' | 'empty'
  /** The page opts out (HOME-08). */
  isLeftOut: boolean
  /** `geoip_selected_country`, else `geoip_country`; null if unknown (TRAP-25). */
  country: string | null
  /** Null: every country, on the default layout (HOME-05, OPEN-66). */
  countries: readonly string[] | null
}

/**
 * Whether to show the site-entry warning (HOME-01 to HOME-08). On the default layout: in
 * `countries`, or in every country if null. On other layouts: only in NL and DE, and only if
 * `countries` is null or contains the country (TRAP-25).
 */
export function isEntryWarningDue(now: EntryWarning): boolean {
  if (now.isLoggedIn || now.isInstalledApp || now.isDismissed || !now.isEnabled || now.isLeftOut) return false
  const isListed = now.countries === null || (now.country !== null && now.countries.includes(now.country))
  if (now.layout === 'default') return isListed
  return isListed && now.country !== null && warnedEverywhere.includes(now.country)
}
