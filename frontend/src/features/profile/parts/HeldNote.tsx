import { useTranslations } from 'use-intl'
import { Alert } from '#frontend/ui/Alert.tsx'
import type { RemovableText } from '#shared/model/decision.ts'
import type { CurrentUser } from '#shared/model/user.ts'

/** Note that a saved text is held, and why (MOD-11). */
export function HeldNote({ field, profile }: { field: RemovableText; profile: CurrentUser['profile'] }) {
  const t = useTranslations('profile.held')
  const held = profile.held_texts.find((one) => one.field === field)
  return (
    // Always mounted, so that screen readers announce a note that appears in it.
    <div role="status" className="empty:hidden">
      {held?.state === 'waiting' && (
        <Alert title={t('waiting.title')}>
          {t('waiting.text', { reasons: held.reasons.map((reason) => t(`reasons.${reason}`)).join(', ') })}
        </Alert>
      )}
      {held?.state === 'refused' && (
        <Alert tone="warning" title={t('refused.title')}>
          {t('refused.text')}
        </Alert>
      )}
    </div>
  )
}
