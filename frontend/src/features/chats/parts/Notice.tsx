import { useTranslations } from 'use-intl'
import { keepReturnPath } from '#frontend/lib/return-path.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { useNewMail } from '#frontend/lib/use-new-mail.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { freeConversations } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import type { Thread } from '../thread.ts'

type NoticeProps = { reason: NonNullable<Thread['closed']> | 'insufficient_credits'; name: string }

/** Why nothing can be sent now, and the one thing to do about it (CHAT-11, CHAT-12, CHAT-14, CHAT-16). */
export function Notice({ reason, name }: NoticeProps) {
  const t = useTranslations('chats.notice')
  if (reason === 'email_not_confirmed') return <ConfirmFirst />
  const isBuying = reason !== 'partner_not_confirmed'
  return (
    <Alert
      tone={isBuying ? 'warning' : 'info'}
      isLive
      className="mb-3 last:mb-0"
      action={
        isBuying && (
          <LinkButton
            to={pathTo('credits')}
            tone="primary"
            size="sm"
            onClick={() => keepReturnPath(window.location.pathname)}
          >
            {t('buy')}
          </LinkButton>
        )
      }
    >
      {t(reason, { name, max: String(freeConversations) })}
    </Alert>
  )
}

/** The plain reason, and a new activation mail (ACC-25). */
function ConfirmFirst() {
  const t = useTranslations('chats.notice')
  const errorText = useErrorText()
  const { mutate, isPending, isSuccess, error } = useNewMail()
  return (
    <Alert
      tone="info"
      isLive
      className="mb-3 last:mb-0"
      action={
        !isSuccess && (
          <Button size="sm" isPending={isPending} onClick={() => mutate()}>
            {t('newMail')}
          </Button>
        )
      }
    >
      <p>{t('email_not_confirmed')}</p>
      {isSuccess && <p className="mt-1 font-medium">{t('newMailSent')}</p>}
      {error && <p className="mt-1 font-medium">{errorText(error)}</p>}
    </Alert>
  )
}
