import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { chooseTheme, chosenTheme, type Theme, themes } from '#frontend/lib/theme.ts'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { Section } from '#frontend/ui/Section.tsx'

const icons = { system: <Monitor />, light: <Sun />, dark: <Moon /> } as const satisfies Record<Theme, object>

/** Light or dark, on this device (UI-14). */
export default function ThemeSection() {
  const t = useTranslations('account.settings.theme')
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Section id="theme" title={t('title')}>
      <p className="text-muted">{t('text')}</p>
      <RadioCards
        label={t('title')}
        isLabelHidden
        columns={3}
        options={themes.map((value) => ({ value, label: t(value), icon: icons[value] }))}
        value={theme}
        onChange={(chosen) => {
          setTheme(chosen)
          chooseTheme(chosen)
        }}
      />
    </Section>
  )
}
