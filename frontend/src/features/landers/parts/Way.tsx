import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { keepSignupStart, readSignupStart } from '#frontend/domain/account/signup-start.ts'
import { readTracking, withTracking } from '#frontend/domain/site/tracking.ts'
import { buttonClass } from '#frontend/ui/Button.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { isSignupOpen } from '#shared/rules/signup.ts'
import { useLander } from '../lander.ts'

/** The member to whom a first message can be written at signup (TRAP-17). */
export type MessageTo = { id: string; name: string }

/** No more of a card than that is kept. */
export const nameOf = ({ id, name }: MessageTo): MessageTo => ({ id, name })

/** Whether signup takes anybody who comes this way (ACC-09 to 12). */
export const useIsOpen = (): boolean => isSignupOpen(useLander().settings.signups, readTracking(new Date()))

/** The way into signup, as a button; a member finds the way to the members in its place, and while signup is closed it says so. */
export function Way({
  children,
  messageTo,
  className,
}: {
  children?: ReactNode
  messageTo?: MessageTo
  className?: string
}) {
  const t = useTranslations('landers.common')
  const { isMember } = useLander()
  const isOpen = useIsOpen()
  const look = buttonClass('primary', 'lg', false, clsx('shadow-raised', className))
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

/** Who has an account already. */
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
