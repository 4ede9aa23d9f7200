import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useNewMail } from '#frontend/domain/account/use-new-mail.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { soonText } from '#frontend/ui/Time.tsx'
import { hourSeconds } from '#shared/rules/durations.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { firstMessages } from '#shared/rules/safety-limits.ts'
import type { Thread } from '../thread.ts'

/** Limits on first messages with their maximum (CHAT-39). */
const limits = {
  same_opening_limit: firstMessages.sameText.most,
  conversation_start_limit: firstMessages.started.most,
} as const
const startHours = firstMessages.started.windowSeconds / hourSeconds
type LimitReason = keyof typeof limits

type NoticeProps = {
  reason: NonNullable<Thread['closed']> | LimitReason
  name: string
  /** Time from which a limited first message is accepted. */
  until?: string | undefined
  /** Fills the pane of an empty, closed conversation; otherwise it is above the composer. */
  isAlone?: boolean
}

/** Reason why sending is not possible, with one action (CHAT-12, CHAT-14, CHAT-16, CHAT-30). */
export default function Notice({ reason, name, until, isAlone = false }: NoticeProps) {
  const t = useTranslations('chats.notice')
  const { free_conversations } = useSettings()
  const locale = useRegionalLocale()
  if (reason === 'same_opening_limit' || reason === 'conversation_start_limit') {
    const time = until ? soonText(new Date(until), new Date(), locale) : ''
    return (
      <NoticeFrame name={name} isAlone={isAlone} tone="info" action={null}>
        {t(reason, { name, time, max: String(limits[reason]), hours: String(startHours) })}
      </NoticeFrame>
    )
  }
  if (reason === 'email_not_confirmed') return <ConfirmFirst name={name} isAlone={isAlone} />
  const isBuying = reason === 'free_conversation_limit'
  return (
    <NoticeFrame
      name={name}
      isAlone={isAlone}
      tone={isBuying ? 'warning' : 'info'}
      action={
        isBuying && (
          <LinkButton to={pathTo('credits')} tone="primary" size={isAlone ? 'md' : 'sm'}>
            {t('buy')}
          </LinkButton>
        )
      }
    >
      {t(reason, { name, max: String(free_conversations) })}
    </NoticeFrame>
  )
}

/** Reason, and a button for a new activation mail (ACC-25). */
function ConfirmFirst({ name, isAlone }: { name: string; isAlone: boolean }) {
  const t = useTranslations('chats.notice')
  const errorText = useErrorText()
  const { mutate, isPending, isSuccess, error } = useNewMail()
  return (
    <NoticeFrame
      name={name}
      isAlone={isAlone}
      tone="info"
      action={
        !isSuccess && (
          <Button size={isAlone ? 'md' : 'sm'} isPending={isPending} onClick={() => mutate()}>
            {t('newMail')}
          </Button>
        )
      }
    >
      <p>{t('email_not_confirmed')}</p>
      {isSuccess && <p className="mt-1 font-medium">{t('newMailSent')}</p>}
      {error && <p className="mt-1 font-medium">{errorText(error)}</p>}
    </NoticeFrame>
  )
}

type NoticeFrameProps = {
  name: string
  isAlone: boolean
  tone: 'info' | 'warning'
  action: ReactNode
  children: ReactNode
}

function NoticeFrame({ name, isAlone, tone, action, children }: NoticeFrameProps) {
  const t = useTranslations('chats.notice')
  if (isAlone)
    return (
      <EmptyState drawing="postbox" title={t('title', { name })} action={action}>
        {children}
      </EmptyState>
    )
  return (
    <Alert tone={tone} isLive className="mb-3 last:mb-0" action={action}>
      {children}
    </Alert>
  )
}
