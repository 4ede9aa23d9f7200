import { Check } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { useChangeLanguage } from '#frontend/domain/account/LanguageProvider.tsx'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { languageName } from '#frontend/lib/language-name.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'

/**
 * Languages of the country with the current one marked;
 * a click stores the choice in the cookie (OPEN-72).
 */
export default function LanguagesScreen() {
  const t = useTranslations('site.languages')
  const { languages } = useSettings()
  const current = useLocale()
  const change = useChangeLanguage()
  useTitle(t('title'))
  return (
    <main id="content">
      <Container isNarrow>
        <PageHeading title={t('title')} lead={t('lead')} />
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {languages.map((language) => (
            <li key={language}>
              <button
                type="button"
                lang={language}
                aria-pressed={language === current}
                onClick={() => void change(language)}
                className="flex min-h-14 w-full flex-wrap items-center gap-x-3 px-5 py-2 text-left outline-offset-[-3px] transition-colors hover:bg-sunken"
              >
                <span className="flex-1 font-medium">{languageName(language)}</span>
                {language === current && (
                  <span lang={current} className="inline-flex items-center gap-1.5 text-primary-ink text-sm">
                    <Check aria-hidden="true" className="size-5" />
                    {t('current')}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </Container>
    </main>
  )
}
