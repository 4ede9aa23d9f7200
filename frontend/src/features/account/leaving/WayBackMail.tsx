import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { useWayBackMail } from './queries.ts'

/**
 * Notice on login to an account that is being deleted
 * (ACC-50), with a button to resend the link that undoes it.
 */
export function WayBackMail({
  text,
  credentials,
}: {
  text: string | null
  credentials: { email: string; password: string }
}) {
  const t = useTranslations('account.login')
  const errorText = useErrorText()
  const mail = useWayBackMail()
  if (mail.isSuccess)
    return (
      <Alert tone="success" isLive>
        {t('wayBackMailed', { email: credentials.email })}
      </Alert>
    )
  return (
    <Alert
      tone="warning"
      isLive
      title={text ?? undefined}
      action={
        <Button size="sm" isPending={mail.isPending} onClick={() => mail.mutate(credentials)}>
          {t('mailWayBack')}
        </Button>
      }
    >
      {mail.error ? errorText(mail.error) : t('cameBack')}
    </Alert>
  )
}
