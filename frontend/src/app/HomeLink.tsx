import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Link } from '#frontend/ui/Link.tsx'
import { Logo } from '#frontend/ui/Logo.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** The site's name as a link to the home page, for every layout with a header. */
export function HomeLink({ className }: { className?: string }) {
  const t = useTranslations('app.nav')
  const { name } = useSettings()
  return (
    <Link
      to={pathTo('index')}
      className={clsx('-ml-1 inline-flex min-h-11 min-w-0 items-center rounded-small p-1', className)}
    >
      <Logo name={name} />
      <span className="sr-only">, {t('home')}</span>
    </Link>
  )
}
