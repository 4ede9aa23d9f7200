import '@fontsource-variable/figtree/index.css'
import './site.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { watchPageHidden } from '#frontend/domain/notifications/page-hidden.ts'
import { noteSecondPage } from '#frontend/domain/site/bounce.ts'
import { watchInstall } from '#frontend/domain/site/install.ts'
import { registerPages } from '#frontend/domain/site/pages.ts'
import { useTabTitle } from '#frontend/domain/site/title.ts'
import { beginVisit } from '#frontend/domain/site/visit.ts'
import { Refused, SessionEnded } from '#frontend/lib/call.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { chosenLanguage, switchLanguage } from '#frontend/lib/language.ts'
import { setSiteCountry } from '#frontend/lib/regional-locale.ts'
import { followPage, navigate } from '#frontend/lib/router.ts'
import { startServiceWorker } from '#frontend/lib/service-worker.ts'
import { checkVisitLanguage, visitLanguage } from '#frontend/lib/visit-language.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { App, Site } from './App.tsx'
import { ErrorPage, PlainFallback } from './ErrorPage.tsx'
import { followMember } from './follow-member.ts'
import { queryClient } from './query-client.ts'
import { startPages } from './router.ts'
import { hasScreen } from './routes.ts'
import { watchSession } from './session.ts'

const place = document.getElementById('root') as HTMLElement
/** Whether the page was prerendered and is visible already (infra/build/site-prerender.ts). */
const isPrerendered = place.querySelector('[data-prerendered]') !== null
const root = createRoot(place, {
  // a refusal that has its own page, such as 404, is not a fault of the app
  onCaughtError: (error) => {
    if (!(error instanceof Refused || error instanceof SessionEnded)) console.error(error)
  },
})

watchSession(() => {
  navigate(pathTo('login'), { search: { back: window.location.pathname + window.location.search } })
})

beginVisit()
startServiceWorker()
watchPageHidden()
watchInstall()
const firstPath = window.location.pathname
followPage(() => {
  if (window.location.pathname !== firstPath) noteSecondPage()
})

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  // a separate task after module load, so that a slow phone can handle a touch in between
  await nextTask()
  registerPages(hasScreen)
  followMember(queryClient)
  // session and settings are fetched in parallel; pages with the access `open` do not wait for the
  // session
  void queryClient.prefetchQuery(userQuery)
  const settings = await queryClient.fetchQuery(settingsQuery)
  checkVisitLanguage(settings.languages)
  setSiteCountry(settings.company.country)
  await importGuarded(() => switchLanguage(chosenLanguage(visitLanguage(), document.cookie, settings.domain_language)))
  document.documentElement.dataset.brand = settings.company.country
  const firstPage = startPages({ scroll: isPrerendered ? 'keep' : 'top' })
  // Prerendered content stays until its screen can replace it in one step. Without prerendered
  // content, the shell is rendered one task later, so that a screen whose code is already loaded
  // appears together with the shell.
  await (isPrerendered ? firstPage : nextTask())
  const site = (
    <Site>
      <PlainFallback>
        <App />
      </PlainFallback>
    </Site>
  )
  // Over prerendered content, an interruptible render keeps a slow phone responsive. Without such
  // content, texts and screen are still loading: an interrupted render could combine old texts with
  // a new screen, so the page is rendered in one piece.
  if (isPrerendered) startTransition(() => root.render(site))
  else root.render(site)
}

/**
 * Error page of a failed start: without settings there is no shell, but the tab still has a title.
 */
function WithoutSite({ error }: { error: unknown }) {
  useTabTitle('')
  return <ErrorPage error={error} />
}

start().catch((error: unknown) => {
  root.render(
    <Site>
      <WithoutSite error={error} />
    </Site>,
  )
})
