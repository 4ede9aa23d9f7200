import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { keepSignupStart, readSignupStart } from '#frontend/domain/account/signup-start.ts'
import { readTracking, withTracking } from '#frontend/domain/site/tracking.ts'
import { buttonClass } from '#frontend/ui/Button.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { isSignupOpen } from '#shared/rules/signup.ts'
import { useLander } from '../lander.ts'

/** Recipient of a first message written during signup (TRAP-17). */
export type MessageTo = { id: string; name: string; fictional?: boolean }

/**
 * Recipient reduced to the fields that are stored, with the mark of a fictional profile (TRAP-01).
 */
export const nameOf = ({ id, name, fictional }: MessageTo): MessageTo => ({
  id,
  name,
  ...(fictional && { fictional }),
})

/** Whether signup is open to this visitor (ACC-09 to 12). */
export const useIsOpen = (): boolean => isSignupOpen(useLander().settings.signups, readTracking(new Date()))

/**
 * Signup button. For members it is a link to the profile of `messageTo`, else to the members page;
 * while signup is closed, it is a notice.
 */
export function Way({
  children,
  messageTo,
  isOnEvening = false,
  className,
}: {
  children?: ReactNode
  messageTo?: MessageTo
  /** Makes the button white, for use on a gradient with the primary colour. */
  isOnEvening?: boolean
  className?: string
}) {
  const t = useTranslations('landers.common')
  const { isMember } = useLander()
  const isOpen = useIsOpen()
  const onEvening = isOnEvening && 'bg-white! text-primary! hover:bg-white/90!'
  const look = buttonClass('primary', 'lg', false, clsx('shadow-raised', onEvening, className))
  if (isMember) {
    return (
      <a href={messageTo ? pathTo('members-id', { id: messageTo.id }) : pathTo('members')} className={look}>
        {messageTo ? t('profile', { name: messageTo.name }) : t('members')}
      </a>
    )
  }
  if (!isOpen) return <p className="font-medium">{t('closed')}</p>
  return (
    <a
      href={withTracking(pathTo('signup'))}
      onClick={() => messageTo && keepSignupStart({ ...readSignupStart(), message_to: nameOf(messageTo) })}
      className={look}
    >
      {children ?? t('signup')}
    </a>
  )
}

/** Login link for visitors with an account. */
export function LoginLine({ className }: { className?: string }) {
  const t = useTranslations('landers.common')
  if (useLander().isMember) return null
  return (
    <p className={className}>
      {t('member')}{' '}
      <a
        href={withTracking(pathTo('login'))}
        className="inline-flex min-h-11 items-center font-medium underline decoration-1 underline-offset-3"
      >
        {t('login')}
      </a>
    </p>
  )
}
