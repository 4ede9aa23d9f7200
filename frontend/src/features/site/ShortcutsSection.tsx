import { useTranslations } from 'use-intl'
import { ShortcutKeys } from '#frontend/domain/site/ShortcutKeys.tsx'
import { switchShortcuts, useShortcutsOn } from '#frontend/lib/shortcut-keys.ts'
import { Section } from '#frontend/ui/Section.tsx'
import { Switch } from '#frontend/ui/Switch.tsx'

/** Keyboard shortcuts, which can be switched off in this browser (WCAG 2.1.4). */
export default function ShortcutsSection() {
  const t = useTranslations('account.settings.shortcuts')
  return (
    <Section id="shortcuts" title={t('title')}>
      <Switch label={t('label')} description={t('text')} isOn={useShortcutsOn()} onChange={switchShortcuts} />
      <ShortcutKeys />
    </Section>
  )
}
