import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { useEnable } from '../queries.ts'

type Reason = CurrentUser['notifications_disabled'][number]

/** Reasons why mails are off, each with its remedy (NOTIF-10, OPEN-62). */
export function DisabledNote({ reasons }: { reasons: readonly Reason[] }) {
  const t = useTranslations('notifications.disabled')
  const errorText = useErrorText()
  const member = useMember()
  const { mutate, isPending, error } = useEnable()
  if (reasons.length === 0 || !member) return null
  // each click removes one reason; removing the last one shows the confirmation
  const lift = (reason: Exclude<Reason, 'bounce'>) =>
    mutate(reason, {
      onSuccess: ({ disabled }) => disabled.length === 0 && showToast(t('enabled'), { tone: 'success' }),
    })
  return (
    <div className="flex flex-col gap-3">
      {reasons.map((reason) => (
        <Alert
          key={reason}
          tone="warning"
          title={t('title')}
          action={
            reason === 'bounce' ? (
              <a href="#email" className="inline-block py-1 font-medium underline underline-offset-4">
                {t('changeEmail')}
              </a>
            ) : (
              <Button size="sm" isPending={isPending} onClick={() => lift(reason)}>
                {t('enable')}
              </Button>
            )
          }
        >
          {reason === 'bounce' ? t('bounce', { email: member.email }) : t(reason)}
        </Alert>
      ))}
      {error && (
        <Alert tone="danger" isLive>
          {errorText(error)}
        </Alert>
      )}
    </div>
  )
}
