import '@fontsource-variable/figtree/index.css'
import '#frontend/ui/tokens.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from '#frontend/lib/LanguageProvider.tsx'
import { chosenLanguage, speak } from '#frontend/lib/language.ts'
import { navigate } from '#frontend/lib/router.ts'
import { settingsQuery, userQuery } from '#frontend/lib/session.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { App } from './App.tsx'
import { ErrorPage, PlainFallback } from './ErrorPage.tsx'
import { followMember } from './follow-member.ts'
import { queryClient } from './query-client.ts'
import { startPages } from './router.ts'
import { watchSession } from './session.ts'

const root = createRoot(document.getElementById('root') as HTMLElement)

watchSession(() => {
  navigate(pathTo('login'), { search: { back: window.location.pathname + window.location.search } })
})

async function start() {
  followMember(queryClient)
  // who is here is asked beside the settings, and is not waited for: open pages show at once
  void queryClient.prefetchQuery(userQuery)
  const settings = await queryClient.fetchQuery(settingsQuery)
  await speak(chosenLanguage(document.cookie, settings.domain_language))
  document.documentElement.dataset.brand = settings.company.country
  document.querySelector('meta[name=description]')?.setAttribute('content', settings.description)
  startPages()
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <PlainFallback>
            <App />
          </PlainFallback>
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

start().catch((error: unknown) => {
  // without settings there is no site to show: what happened, and a way to try again
  root.render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <ErrorPage error={error} />
      </LanguageProvider>
    </QueryClientProvider>,
  )
})
