import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'

/**
 * Mailed link that is expired, used, replaced or
 * truncated (ACC-37), with a link to request a new one.
 */
export function InvalidLink({ to, label }: { to: string; label: string }) {
  const t = useTranslations('account.linkInvalid')
  useTitle(t('title'))
  return (
    <EmptyState
      isPage
      drawing="key"
      title={t('title')}
      action={
        <LinkButton tone="primary" size="lg" to={to}>
          {label}
        </LinkButton>
      }
    >
      <p role="alert" className="text-balance">
        {t('text')}
      </p>
    </EmptyState>
  )
}
