import { useTranslations } from 'use-intl'
import { useSession } from '#frontend/lib/session.ts'
import { useTitle } from '#frontend/lib/title.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** The e-mail address is confirmed (ROUTE-10): on to the members, or to the login on another device. */
export default function ActivationDoneScreen() {
  const t = useTranslations('account.activated')
  const session = useSession()
  useTitle(t('title'))
  return (
    <main id="content" className="m-auto">
      <EmptyState
        isPage
        drawing="hearts"
        title={t('title')}
        action={
          <LinkButton tone="primary" size="lg" to={session.state === 'member' ? pathTo('members') : pathTo('login')}>
            {session.state === 'member' ? t('toMembers') : t('toLogin')}
          </LinkButton>
        }
      >
        {t('text')}
      </EmptyState>
    </main>
  )
}
