import '@fontsource-variable/figtree/index.css'
import './site.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { watchPageHidden } from '#frontend/domain/notifications/page-hidden.ts'
import { noteSecondPage } from '#frontend/domain/site/bounce.ts'
import { watchInstall } from '#frontend/domain/site/install.ts'
import { tellPages } from '#frontend/domain/site/pages.ts'
import { useTabTitle } from '#frontend/domain/site/title.ts'
import { beginVisit } from '#frontend/domain/site/visit.ts'
import { Refused, SessionEnded } from '#frontend/lib/call.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { chosenLanguage, speak } from '#frontend/lib/language.ts'
import { tellCountry } from '#frontend/lib/regional-locale.ts'
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
/** The page was drawn while the site was made, and is being read already (infra/build/site-drawing.ts). */
const isDrawn = place.querySelector('[data-drawn]') !== null
const root = createRoot(place, {
  // an answer of the server that leads to a page of its own, such as 404, is no fault of the program
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
  // a task of its own, after that of loading the program: a slow phone can answer a touch in between
  await nextTask()
  tellPages(hasScreen)
  followMember(queryClient)
  // who is here is asked beside the settings, and is not waited for: open pages show at once
  void queryClient.prefetchQuery(userQuery)
  const settings = await queryClient.fetchQuery(settingsQuery)
  checkVisitLanguage(settings.languages)
  tellCountry(settings.company.country)
  await importGuarded(() => speak(chosenLanguage(visitLanguage(), document.cookie, settings.domain_language)))
  document.documentElement.dataset.brand = settings.company.country
  const firstPage = startPages({ scroll: isDrawn ? 'keep' : 'top' })
  // What was drawn stays until its screen can take its place in one step. Else the frame does not wait for more than a screen that is here already.
  await (isDrawn ? firstPage : nextTask())
  const site = (
    <Site>
      <PlainFallback>
        <App />
      </PlainFallback>
    </Site>
  )
  // Under what is being read already it grows in pieces, so that a slow phone stays awake meanwhile. Else in one piece: in pieces it could read
  // the texts before a part of them arrives and the screen after, and here both are still on their way.
  if (isDrawn) startTransition(() => root.render(site))
  else root.render(site)
}

/** Without settings there is no frame either; the tab still says what happened. */
function WithoutSite({ error }: { error: unknown }) {
  useTabTitle('')
  return <ErrorPage error={error} />
}

start().catch((error: unknown) => {
  // without settings there is no site to show: what happened, and a way to try again
  root.render(
    <Site>
      <WithoutSite error={error} />
    </Site>,
  )
})
