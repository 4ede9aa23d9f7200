import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'

/** Table of contents beside a long page, where there is room. */
export function Contents({
  sections,
  className,
}: {
  sections: readonly { id: string; title: string }[]
  className?: string
}) {
  const t = useTranslations('site.pages')
  return (
    <nav
      aria-label={t('contents')}
      className={clsx('sticky top-24 w-60 shrink-0 border-line border-l pl-5', className)}
    >
      <ul className="space-y-1 text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1 text-muted hover:text-primary-ink hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
