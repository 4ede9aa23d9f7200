import { useTranslations } from 'use-intl'
import { Card } from '#frontend/ui/Card.tsx'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'

/**
 * Consent to store the card that pays (PAY-56), off by default. Raise `cardConsentVersion`
 * (shared/rules/stored-card.ts) with each change of its texts.
 */
export function StoreCard({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useTranslations('buying.cards')
  return (
    <Card>
      <Checkbox label={t('store')} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <p className="pl-9 text-muted text-sm">{t('storeText')}</p>
    </Card>
  )
}
