import { prerender } from 'react-dom/static'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { registerPages } from '#frontend/domain/site/pages.ts'
import { languageStore, textsIn } from '#frontend/lib/language.ts'
import { setSiteCountry } from '#frontend/lib/regional-locale.ts'
import { locationOf } from '#frontend/lib/router.ts'
import type { Answer } from '#shared/contract/endpoint.ts'
import type * as site from '#shared/contract/site.ts'
import type { Settings } from '#shared/contract/site.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { type PageName, pathTo } from '#shared/rules/paths.ts'
import { App, Site } from './App.tsx'
import { queryClient } from './query-client.ts'
import { showScreen } from './router.ts'
import { hasScreen, routeOf } from './routes.ts'

/**
 * Built for Node (`--mode prerender`): renders the first view of
 * a visitor, so that the page is readable before scripts load.
 */
async function draw(name: PageName, language: Language, settings: Answer<typeof site.settings>): Promise<string> {
  const row = routeOf(name)
  if (row?.access !== 'open') throw new Error(`${name} is not open to visitors`)
  registerPages(hasScreen)
  setSiteCountry(settings.company.country)
  languageStore.write({ language, messages: await textsIn(language, true), isInside: true })
  queryClient.clear()
  queryClient.setQueryData(settingsQuery.queryKey, settings as Settings)
  queryClient.setQueryData(userQuery.queryKey, null)
  await showScreen(row, locationOf(pathTo(name as 'index')))
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <Site>
      <App />
    </Site>,
    {
      // in one piece, as streamed parts would need inline scripts, which the
      // Content-Security-Policy forbids
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void faults.push(error),
    },
  )
  if (faults.length > 0) throw new Error(`${name} could not be prerendered`, { cause: faults[0] })
  // Controls are inert until React replaces the markup, because earlier input would be lost. Links
  // work without scripts.
  return (await new Response(prelude).text()).replaceAll(/<(form|button|input|select|textarea)(?=[ >])/g, '<$1 inert')
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Renders the markup of a page within #root. Calls run one after the other, as language, settings
 * and page are module state.
 */
export function prerenderPage(...page: Parameters<typeof draw>): Promise<string> {
  const mine = last.then(() => draw(...page))
  last = mine.catch(() => {})
  return mine
}
