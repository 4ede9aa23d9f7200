import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

type MailChangedProps = { status: 'changed' | 'taken_back'; email: string; isMember: boolean }

/** Page after an address change, or after its undo. */
export function MailChanged({ status, email, isMember }: MailChangedProps) {
  const t = useTranslations('account.mailChange')
  const address = (text: ReactNode) => <strong className="text-ink">{text}</strong>
  const isBack = status === 'taken_back'
  const title = isBack ? t('takenBackTitle') : t('changedTitle')
  useTitle(title)
  return (
    <EmptyState
      isPage
      drawing={isBack ? 'doormat' : 'postbox'}
      title={title}
      action={
        // No button after an undo: the member continues with the link in a mail.
        isBack ? null : (
          <LinkButton tone="primary" size="lg" to={pathTo(isMember ? 'members' : 'login')}>
            {isMember ? t('toMembers') : t('toLogin')}
          </LinkButton>
        )
      }
    >
      <p role="status">{isBack ? t.rich('takenBack', { email, address }) : t.rich('changed', { email, address })}</p>
    </EmptyState>
  )
}
