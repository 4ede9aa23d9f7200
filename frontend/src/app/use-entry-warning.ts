import { useCallback, useState } from 'react'
import { useSession, useSettings } from '#frontend/domain/account/session.ts'
import { changeSessionState, useSessionState } from '#frontend/domain/account/session-state.ts'
import { isInstalledApp } from '#frontend/lib/installed-app.ts'
import { usePage } from '#frontend/lib/router.ts'
import { isFlagSet, setFlag } from '#frontend/lib/storage-flags.ts'
import { isEntryWarningDue } from '#shared/rules/entry-warning.ts'
import { routeOf } from './routes.ts'

/** Whether the site-entry warning is due on this page, and its dismissal (HOME-03, HOME-04). */
export function useEntryWarning(): [isDue: boolean, onDismiss: () => void] {
  const { state } = useSession()
  const settings = useSettings()
  const route = routeOf(usePage().name)
  const [isDismissed, setDismissed] = useState(() => isFlagSet('hide-site-entry-popup'))
  const { isSignupWarned } = useSessionState()
  const isSignup = route?.name === 'signup'
  const onDismiss = useCallback(() => {
    setFlag('hide-site-entry-popup', new Date())
    setDismissed(true)
    if (isSignup) changeSessionState({ isSignupWarned: true })
  }, [isSignup])
  const isDue = isEntryWarningDue({
    // no warning before it is known whether the visitor is a member
    isLoggedIn: state !== 'visitor',
    isInstalledApp: isInstalledApp(),
    isDismissed: isDismissed || isSignupWarned,
    isEnabled: settings.enable_site_entry_popup,
    layout: route?.layout ?? 'default',
    isLeftOut: !route || route.hides?.includes('entry-warning') === true,
    country: settings.geoip_selected_country ?? settings.geoip_country,
    countries: settings.site_entry_countries,
  })
  return [isDue, onDismiss]
}
