import { lazy, Suspense, useState } from 'react'
import { isInstalledApp } from '#frontend/lib/installed-app.ts'
import { isFlagSet, setFlag } from '#frontend/lib/storage-flags.ts'
import type { Settings } from '#shared/contract/site.ts'
import { isEntryWarningDue } from '#shared/rules/entry-warning.ts'

const EntryWarning = lazy(() => import('#frontend/features/site/EntryWarning.tsx'))

/**
 * Site-entry warning of the lander layout (HOME-07). The conditions and the stored dismissal are
 * the same as on the member site.
 */
export function LanderWarning({ settings, isMember }: { settings: Settings; isMember: boolean }) {
  const [isDismissed, setDismissed] = useState(() => isFlagSet('hide-site-entry-popup'))
  const isDue = isEntryWarningDue({
    isLoggedIn: isMember,
    isInstalledApp: isInstalledApp(),
    isDismissed,
    isEnabled: settings.enable_site_entry_popup,
    layout: 'lander',
    isLeftOut: false,
    country: settings.geoip_selected_country ?? settings.geoip_country,
    countries: settings.site_entry_countries,
  })
  if (!isDue) return null
  const dismiss = () => {
    setFlag('hide-site-entry-popup', new Date())
    setDismissed(true)
  }
  return (
    <Suspense fallback={null}>
      <EntryWarning age={settings.minimum_age} onDismiss={dismiss} />
    </Suspense>
  )
}
