import { useTranslations } from 'use-intl'
import { footerLinks } from '#frontend/lib/footer-links.ts'
import { useSettings } from '#frontend/lib/session.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { Link, TextLink } from '#frontend/ui/Link.tsx'
import { Logo } from '#frontend/ui/Logo.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { hasScreen } from './routes.ts'

/** The nine links and the disclaimer (LAYOUT-03, LAYOUT-04, OPEN-74). */
export function Footer() {
  const t = useTranslations('app')
  const { name, company, minimum_age } = useSettings()
  return (
    <footer className="border-line border-t bg-sunken pb-[calc(var(--bar-bottom)+var(--safe-bottom))]">
      <Container className="flex flex-col gap-6 py-10">
        <Logo name={name} className="-ml-0.5" />
        <nav aria-label={t('footer.label')}>
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:flex lg:flex-wrap">
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
    </footer>
  )
}
