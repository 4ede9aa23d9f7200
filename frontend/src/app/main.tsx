import '@fontsource-variable/figtree/index.css'
import '#frontend/ui/tokens.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { LanguageProvider } from '#frontend/lib/LanguageProvider.tsx'
import { chosenLanguage, loadMessages } from '#frontend/lib/language.ts'
import { settingsQuery, userQuery } from '#frontend/lib/session.ts'
import { messages as nl } from '#shared/i18n/nl/messages.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { watchSession } from './session.ts'

const root = createRoot(document.getElementById('root') as HTMLElement)

watchSession(() => {
  const { href } = router.state.location
  void router.navigate({ to: pathTo('login'), search: { back: href } as never })
})

async function start() {
  // who is here is asked beside the settings, and is not waited for: open pages show at once
  void queryClient.prefetchQuery(userQuery)
  const settings = await queryClient.fetchQuery(settingsQuery)
  const language = chosenLanguage(document.cookie, settings.domain_language)
  const messages = await loadMessages(language)
  document.documentElement.lang = language
  document.documentElement.dataset.brand = settings.company.country
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider initial={{ language, messages }}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

start().catch((error: unknown) => {
  root.render(
    <IntlProvider locale="nl" messages={nl}>
      <StartFailed error={error} />
    </IntlProvider>,
  )
})

/** Without settings there is no site to show: what happened, and a way to try again. */
function StartFailed({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
