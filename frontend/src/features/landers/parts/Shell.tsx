import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { footerLinks } from '#frontend/domain/site/footer-links.ts'
import { withTracking } from '#frontend/domain/site/tracking.ts'
import { languageName } from '#frontend/lib/language-name.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { Logo } from '#frontend/ui/Logo.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useLander } from '../lander.ts'

/**
 * Logo bar, page, the nine footer links and the disclaimer
 * (LAYOUT-08 to 10). Every link is to the site itself.
 */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <LogoBar />
      <main id="content" className="flex flex-1 flex-col">
        {children}
      </main>
      <Foot />
    </div>
  )
}

function LogoBar() {
  const t = useTranslations('app.nav')
  const common = useTranslations('landers.common')
  const { settings, isMember } = useLander()
  return (
    <header className="border-line border-b bg-surface pt-(--safe-top)">
      <Container className="flex h-(--bar-top) items-center justify-between gap-3">
        <a
          href={withTracking(pathTo('index'))}
          className="-ml-1 inline-flex min-h-11 min-w-0 items-center rounded-small p-1"
        >
          <Logo name={settings.name} />
          <span className="sr-only">, {t('home')}</span>
        </a>
        <a
          href={isMember ? pathTo('members') : withTracking(pathTo('login'))}
          className="inline-flex min-h-11 shrink-0 items-center rounded-control px-3 font-medium text-primary-ink hover:bg-primary-tint"
        >
          {isMember ? common('members') : t('login')}
        </a>
      </Container>
    </header>
  )
}

function Foot() {
  const t = useTranslations('app')
  const language = useLocale()
  const { name, company, minimum_age, languages } = useLander().settings
  return (
    <footer className="border-line border-t bg-sunken pb-(--safe-bottom)">
      <Container className="flex flex-col gap-5 py-8">
        <Logo name={name} className="-ml-0.5" />
        <nav aria-label={t('footer.label')}>
          <ul className="grid grid-cols-2 gap-x-6 wrap-anywhere sm:grid-cols-3 lg:flex lg:flex-wrap">
            {footerLinks.map(([page, word]) => (
              <li key={page}>
                <a href={pathTo(page)} className="inline-flex min-h-11 items-center hover:underline md:min-h-9">
                  {t(`footer.${word}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {languages.length > 1 && (
          <ul className="flex flex-wrap gap-x-5">
            {languages.map((each) => (
              <li key={each}>
                <a
                  href={withTracking(`?language=${each}`)}
                  lang={each}
                  aria-current={each === language ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center text-sm aria-[current]:font-bold hover:underline"
                >
                  {languageName(each)}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="max-w-[75ch] text-muted text-sm">
          {t.rich('disclaimer', {
            company: company.name,
            age: String(minimum_age),
            terms: (text) => (
              <a href={pathTo('pages-terms')} className="font-medium text-primary-ink underline underline-offset-3">
                {text}
              </a>
            ),
          })}
        </p>
      </Container>
    </footer>
  )
}
