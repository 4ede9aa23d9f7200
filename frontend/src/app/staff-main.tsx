import '@fontsource-variable/figtree/index.css'
import './site.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useTranslations } from 'use-intl'
import { LanguageProvider } from '#frontend/domain/account/LanguageProvider.tsx'
import { settingsQuery, useSettings } from '#frontend/domain/account/session.ts'
import { useTabTitle } from '#frontend/domain/site/title.ts'
import { Console } from '#frontend/features/staff/Console.tsx'
import { endSession, staffQuery } from '#frontend/features/staff/session.ts'
import { consoleLanguage, switchConsoleLanguage } from '#frontend/features/staff/texts.ts'
import { onAuthenticationRequired, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { setSiteCountry } from '#frontend/lib/regional-locale.ts'
import { showPage, startRouter } from '#frontend/lib/router.ts'
import { PlainFallback } from './ErrorPage.tsx'
import { queryClient } from './query-client.ts'

// Entry of the staff console: a separate page without links or imports from the member site.

const root = createRoot(document.getElementById('root') as HTMLElement, {
  onCaughtError: (error) => {
    if (!(error instanceof Refused || error instanceof SessionEnded)) console.error(error)
  },
})

onAuthenticationRequired(() => endSession(queryClient))

function Page() {
  const t = useTranslations('staff')
  useTabTitle(t('title', { name: useSettings().name }))
  return <Console />
}

async function start() {
  const [settings] = await Promise.all([
    queryClient.fetchQuery(settingsQuery),
    queryClient.fetchQuery(staffQuery),
    switchConsoleLanguage(consoleLanguage(document.cookie, navigator.languages)),
  ])
  setSiteCountry(settings.company.country)
  document.documentElement.dataset.brand = settings.company.country
  startRouter(
    (place, { scroll }) => {
      showPage(place)
      if (scroll !== 'keep') window.scrollTo(0, scroll === 'top' ? 0 : scroll)
    },
    { scroll: 'top' },
  )
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <PlainFallback>
            <Page />
          </PlainFallback>
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

start().catch((error: unknown) => {
  console.error(error)
  // Without settings or texts only the fallback can render, so its child throws on purpose.
  root.render(
    <PlainFallback>
      <Unstartable />
    </PlainFallback>,
  )
})

function Unstartable(): never {
  throw new Error('The console could not start.')
}
