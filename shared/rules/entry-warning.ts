/** Countries whose visitors are warned on the further layouts too (HOME-07). */
const warnedEverywhere: readonly string[] = ['NL', 'DE']

export type EntryWarning = {
  isLoggedIn: boolean
  isInstalledApp: boolean
  isDismissed: boolean
  /** The setting `enable_site_entry_popup` (HOME-06). */
  isEnabled: boolean
  layout: 'default' | 'chat' | 'lander' | 'empty'
  /** The page leaves it out (HOME-08). */
  isLeftOut: boolean
  /** `geoip_selected_country`, else `geoip_country`; null where nobody knows (TRAP-25). */
  country: string | null
  /** Null: every country on the default layout (HOME-05, OPEN-66). */
  countries: readonly string[] | null
}

/**
 * Whether the site-entry warning is due (HOME-01 to HOME-08). On the default layout the list decides, if there is one; on the others the country
 * must be NL or DE and, if there is a list, in it as well (TRAP-25).
 */
export function isEntryWarningDue(now: EntryWarning): boolean {
  if (now.isLoggedIn || now.isInstalledApp || now.isDismissed || !now.isEnabled || now.isLeftOut) return false
  const isListed = now.countries === null || (now.country !== null && now.countries.includes(now.country))
  if (now.layout === 'default') return isListed
  return isListed && now.country !== null && warnedEverywhere.includes(now.country)
}
