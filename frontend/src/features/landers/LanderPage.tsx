import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { ConsentBanner } from '#frontend/domain/site/ConsentBanner.tsx'
import type { Language } from '#shared/i18n/languages.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { type Lander, LanderProvider } from './lander.ts'
import { Shell } from './parts/Shell.tsx'
import type { Texts } from './texts.ts'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** Texts, layout and consent banner around a lander's screen. */
export function LanderPage({
  texts,
  lander,
  children,
}: {
  texts: { language: Language; messages: Texts }
  lander: Lander
  children: ReactNode
}) {
  return (
    <IntlProvider locale={texts.language} messages={texts.messages} timeZone={timeZone}>
      <LanderProvider value={lander}>
        <Shell>{children}</Shell>
        <ConsentBanner isMember={lander.isMember} isLander />
      </LanderProvider>
    </IntlProvider>
  )
}

/** Fallback without settings or texts: a link to the home page. */
export function Unstartable() {
  return (
    <main className="flex min-h-dvh items-center justify-center p-6">
      <a href={pathTo('index')} className="font-medium text-primary-ink underline">
        {window.location.host}
      </a>
    </main>
  )
}
