import { Languages } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { useChangeLanguage } from '#frontend/domain/account/LanguageProvider.tsx'
import { useSettings } from '#frontend/domain/account/session.ts'
import { languageName } from '#frontend/lib/language-name.ts'
import { Menu } from '#frontend/ui/Menu.tsx'

/** Languages of the country (I18N-06), for visitors too; hidden if there is only one (OPEN-71). */
export function LanguageMenu() {
  const t = useTranslations('app.nav')
  const { languages } = useSettings()
  const current = useLocale()
  const change = useChangeLanguage()
  if (languages.length < 2) return null
  return (
    <Menu
      // on phones the list is aligned with the edge of the bar: aligned with its button, which is
      // beside the login button, it would extend beyond a narrow viewport
      className="max-md:static! max-md:[&>div]:right-[15px]"
      label={t('language', { language: languageName(current) })}
      trigger={
        <>
          <Languages aria-hidden="true" className="size-5" />
          <span className="font-medium text-sm uppercase">{current}</span>
        </>
      }
      triggerClassName="gap-1.5 rounded-control px-2 hover:bg-sunken"
      items={languages.map((language) => ({
        label: languageName(language),
        lang: language,
        isCurrent: language === current,
        onSelect: () => void change(language),
      }))}
    />
  )
}
