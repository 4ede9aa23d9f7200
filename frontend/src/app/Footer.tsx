import { useTranslations } from 'use-intl'
import { useSession, useSettings } from '#frontend/domain/account/session.ts'
import { footerLinks } from '#frontend/domain/site/footer-links.ts'
import { usePage } from '#frontend/lib/router.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { Link, TextLink } from '#frontend/ui/Link.tsx'
import { Logo } from '#frontend/ui/Logo.tsx'
import { type PageName, pathTo } from '#shared/rules/paths.ts'
import { hasScreen } from './routes.ts'

/**
 * Whether the page shows the long footer to members too: the pages that the footer links to, and
 * the language page.
 */
const isPublic = (name: PageName | null): boolean =>
  name === 'lang-config' || footerLinks.some(([page]) => page === name)

/**
 * Footer with nine links and the disclaimer (LAYOUT-03, LAYOUT-04, OPEN-74). Signed-in members get
 * a single line instead, except on the public pages (UI-16).
 */
export function Footer() {
  const { name } = usePage()
  return (
    <footer className="border-line border-t bg-sunken pb-[calc(var(--bar-bottom)+var(--safe-bottom))]">
      {useSession().state === 'member' && !isPublic(name) ? <ShortFooter /> : <LongFooter />}
    </footer>
  )
}

/** Company and minimum age, with a link to a page with the long footer. */
function ShortFooter() {
  const t = useTranslations('app.footer')
  const { company, minimum_age } = useSettings()
  return (
    <Container className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-muted text-sm">
      <p>{t('short', { company: company.name, age: String(minimum_age) })}</p>
      <nav aria-label={t('label')}>
        <Link to={pathTo('pages-terms')} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('more')}
        </Link>
      </nav>
    </Container>
  )
}

function LongFooter() {
  const t = useTranslations('app')
  const { name, company, minimum_age } = useSettings()
  return (
    <Container className="flex flex-col gap-6 py-10">
      <Logo name={name} className="-ml-0.5" />
      <nav aria-label={t('footer.label')}>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 sm:grid-cols-3 lg:flex lg:flex-wrap">
          {footerLinks
            .filter(([page]) => hasScreen(page))
            .map(([page, word]) => (
              <li key={page}>
                <Link to={pathTo(page)} className="inline-flex min-h-11 items-center hover:underline md:min-h-9">
                  {t(`footer.${word}`)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <p className="max-w-[75ch] text-muted text-sm">
        {t.rich('disclaimer', {
          company: company.name,
          age: String(minimum_age),
          terms: (text) => hasScreen('pages-terms') && <TextLink to={pathTo('pages-terms')}>{text}</TextLink>,
        })}
      </p>
    </Container>
  )
}
