import { useTranslations } from 'use-intl'
import { useSession, useSettings } from '#frontend/lib/session.ts'
import { useTitle } from '#frontend/lib/title.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useNewActivationMail } from './queries.ts'

/** The activation link did not work (ACC-24, ERR-11): how to get help, and a new mail for who is logged in. */
export default function ActivationErrorScreen() {
  const t = useTranslations('account.activationFailed')
  const errorText = useErrorText()
  const { support_email } = useSettings()
  const isMember = useSession().state === 'member'
  const newMail = useNewActivationMail()
  useTitle(t('title'))
  return (
    <main id="content" className="m-auto">
      <EmptyState
        isPage
        drawing="letter"
        title={t('title')}
        action={
          isMember ? (
            <Button
              tone="primary"
              size="lg"
              isPending={newMail.isPending}
              disabled={newMail.isSuccess}
              onClick={() => newMail.mutate()}
            >
              {t('newMail')}
            </Button>
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
        {newMail.isSuccess && (
          <Alert tone="success" isLive className="mt-4 text-left">
            {t('newMailSent')}
          </Alert>
        )}
        {newMail.error && (
          <Alert tone="danger" isLive className="mt-4 text-left">
            {errorText(newMail.error)}
          </Alert>
        )}
      </EmptyState>
    </main>
  )
}
