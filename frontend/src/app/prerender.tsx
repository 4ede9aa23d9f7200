import { prerender } from 'react-dom/static'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { tellPages } from '#frontend/domain/site/pages.ts'
import { spoken, textsIn } from '#frontend/lib/language.ts'
import { tellCountry } from '#frontend/lib/regional-locale.ts'
import { placeOf } from '#frontend/lib/router.ts'
import type { Answer } from '#shared/contract/endpoint.ts'
import type { Settings, site } from '#shared/contract/site.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { type PageName, pathTo } from '#shared/rules/paths.ts'
import { App, Site } from './App.tsx'
import { queryClient } from './query-client.ts'
import { showScreen } from './router.ts'
import { hasScreen, routeOf } from './routes.ts'

/** Built for Node (`--mode prerender`): the page as a visitor's browser draws it first, so that it can be read before any script has come. */
async function draw(name: PageName, language: Language, settings: Answer<typeof site.settings>): Promise<string> {
  const row = routeOf(name)
  if (row?.access !== 'open') throw new Error(`${name} is no page that everybody may see`)
  tellPages(hasScreen)
  tellCountry(settings.company.country)
  spoken.write({ language, messages: await textsIn(language, true), isInside: true })
  queryClient.clear()
  queryClient.setQueryData(settingsQuery.queryKey, settings as Settings)
  queryClient.setQueryData(userQuery.queryKey, null)
  await showScreen(row, placeOf(pathTo(name as 'index')))
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <Site>
      <App />
    </Site>,
    {
      // all in its place: what React would send later needs scripts of its own
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void faults.push(error),
    },
  )
  if (faults.length > 0) throw new Error(`${name} could not be drawn`, { cause: faults[0] })
  // What nobody listens to yet takes nothing: a press or a word would be lost. Links work by themselves.
  return (await new Response(prelude).text()).replaceAll(/<(form|button|input|select|textarea)(?=[ >])/g, '<$1 inert')
}

let last: Promise<unknown> = Promise.resolve()

/** The markup of a page within #root. One after another: language, settings and page are one value each for the whole program. */
export function drawPage(...page: Parameters<typeof draw>): Promise<string> {
  const mine = last.then(() => draw(...page))
  last = mine.catch(() => {})
  return mine
}
