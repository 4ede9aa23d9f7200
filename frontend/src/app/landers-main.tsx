import { cookieIn } from '#shared/rules/cookies.ts'
import '@fontsource-variable/figtree/index.css'
import './landers.css'
import { createRoot } from 'react-dom/client'
import { beginVisit } from '#frontend/domain/site/visit.ts'
import { LanderPage, Unstartable } from '#frontend/features/landers/LanderPage.tsx'
import { findPeople } from '#frontend/features/landers/people.ts'
import { landerOf } from '#frontend/features/landers/routes.ts'
import { loadTexts } from '#frontend/features/landers/texts.ts'
import { call } from '#frontend/lib/call.ts'
import { setSiteCountry } from '#frontend/lib/regional-locale.ts'
import * as site from '#shared/contract/site.ts'
import { defaultLanguage, isLanguage } from '#shared/i18n/languages.ts'
import { matchPath } from '#shared/rules/paths.ts'
import { signedInCookieName } from '#shared/rules/request-headers.ts'
import { LanderWarning } from './LanderWarning.tsx'

// Entry of the landers and of the entry pages for links of partner sites: separate small pages that
// link to the member site. They share its kit, texts and rules, and run on Preact
// (frontend/vite.config.ts).

const root = createRoot(document.getElementById('root') as HTMLElement)

/** The language is set in the page itself (infra/build/site-html.ts). */
const { lang } = document.documentElement
const asked = isLanguage(lang) ? lang : defaultLanguage

async function start() {
  beginVisit()
  const page = matchPath(window.location.pathname)
  const route = landerOf(page?.name)
  if (!page || !route) throw new Error('no lander has this path')
  if (page.params.id) void findPeople(page.params.id)
  // in parallel, as they are independent
  const [settings, texts, { default: Screen }] = await Promise.all([
    call(site.settings, {
      query: new URLSearchParams(window.location.search).has('language') ? { language: asked } : {},
    }),
    loadTexts(asked),
    route.screen(),
  ])
  document.documentElement.lang = texts.language
  setSiteCountry(settings.company.country)
  document.documentElement.dataset.brand = settings.company.country
  const isMember = cookieIn(document.cookie, signedInCookieName) === '1'
  root.render(
    <LanderPage texts={texts} lander={{ settings, isMember, params: page.params }}>
      <Screen />
      <LanderWarning settings={settings} isMember={isMember} />
    </LanderPage>,
  )
}

start().catch(async (error: unknown) => {
  console.error(error)
  root.render(<Unstartable />)
})
