import { useTranslations } from 'use-intl'
import { useSession, useSettings } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { NewMail } from './parts/NewMail.tsx'

/**
 * Failed activation link (ACC-24, ERR-11): support address, and a new mail for a signed-in member.
 */
export default function ActivationErrorScreen() {
  const t = useTranslations('account.activationFailed')
  const { support_email } = useSettings()
  const isMember = useSession().state === 'member'
  useTitle(t('title'))
  return (
    <main id="content" className="m-auto">
      <EmptyState
        isPage
        drawing="key"
        title={t('title')}
        action={
          isMember ? (
            <NewMail tone="primary" size="lg" />
          ) : (
            <LinkButton tone="primary" size="lg" to={pathTo('login')} search={{ back: pathTo('activate-error') }}>
              {t('toLogin')}
            </LinkButton>
          )
        }
      >
        <p>{t('text')}</p>
        {!isMember && <p>{t('loginFirst')}</p>}
        <p className="mt-3">{t('contact', { support_email })}</p>
      </EmptyState>
    </main>
  )
}
