import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/lib/session.ts'
import { Link } from '#frontend/ui/Link.tsx'
import { Logo } from '#frontend/ui/Logo.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** No bars and no footer (LAYOUT-11): one task at a time, with the name as the way home. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('app.nav')
  const settings = useSettings()
  return (
    <div className="flex min-h-dvh flex-col px-[15px] pt-[calc(var(--safe-top)+16px)] pb-[calc(var(--safe-bottom)+32px)]">
      <Link to={pathTo('index')} aria-label={t('home')} className="self-start rounded-small p-1 sm:self-center">
        <Logo name={settings.name} />
      </Link>
      <div className="flex flex-1 flex-col">{children}</div>
    </div>
  )
}
