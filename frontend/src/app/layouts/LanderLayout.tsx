import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/lib/session.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { Logo } from '#frontend/ui/Logo.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { Footer } from '../Footer.tsx'

/** A bar with the logo, the screen, footer with disclaimer (LAYOUT-08 to 10). */
export function LanderLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('app.nav')
  const settings = useSettings()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-surface pt-(--safe-top)">
        <Container className="flex h-(--bar-top) items-center">
          <Link to={pathTo('index')} aria-label={t('home')} className="-ml-1 inline-flex rounded-small p-1">
            <Logo name={settings.name} />
          </Link>
        </Container>
      </header>
      <div className="flex-1 pb-12">{children}</div>
      <Footer />
    </div>
  )
}
