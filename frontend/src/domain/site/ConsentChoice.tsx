import { useTranslations } from 'use-intl'
import { useStore } from '#frontend/lib/store.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { consent, consentAsked } from './consent.ts'

/** The current answer, if any, with a button that reopens the banner; for the cookie page. */
export function ConsentChoice() {
  const t = useTranslations('ui.consent')
  const said = useStore(consent)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
      {said && t(said)}
      <Button size="sm" onClick={() => consentAsked.write(true)}>
        {t('change')}
      </Button>
    </p>
  )
}
