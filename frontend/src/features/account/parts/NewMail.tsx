import { useTranslations } from 'use-intl'
import { useNewMail } from '#frontend/domain/account/use-new-mail.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button, type ButtonSize, type ButtonTone } from '#frontend/ui/Button.tsx'
import { confirmationMails } from '#shared/rules/limits.ts'

/**
 * Button that requests another activation mail (ACC-25). Shows the result; if too many were
 * requested, it states the limits (OPEN-22).
 */
export function NewMail({ tone, size }: { tone?: ButtonTone; size?: ButtonSize }) {
  const t = useTranslations('app.activation')
  const errorText = useErrorText()
  const { mutate, isPending, isSuccess, error } = useNewMail()
  const isTooMany = error instanceof Refused && error.code === 'too_many_requests'
  const limits = { minutes: confirmationMails.secondsBetween / 60, perDay: String(confirmationMails.perDay) }
  return (
    <>
      <Button tone={tone} size={size} isPending={isPending} onClick={() => mutate()}>
        {t('newMail')}
      </Button>
      <p role="status" className="not-empty:mt-2 text-sm">
        {isSuccess && t('newMailSent')}
        {error && (isTooMany ? t('tooMany', limits) : errorText(error))}
      </p>
    </>
  )
}
