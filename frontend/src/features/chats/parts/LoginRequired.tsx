import { useTranslations } from 'use-intl'
import { usePage } from '#frontend/lib/router.ts'
import { useSettings } from '#frontend/lib/session.ts'
import { useTitle } from '#frontend/lib/title.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** What a visitor reads in place of a chat, with the ways in and back (CHAT-17). */
export function LoginRequired({ memberId }: { memberId: string }) {
  const title = useTranslations('app.loginRequired')('chat')
  const t = useTranslations('chats.visitor')
  const { href } = usePage()
  const isOpen = useSettings().signups !== 'closed'
  useTitle(title)
  return (
    <main id="content" className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="m-auto">
        <EmptyState
          isPage
          drawing="bubbles"
          title={title}
          action={
            <div className="flex flex-col items-center gap-4">
              <div className="flex flex-wrap justify-center gap-3">
                {isOpen && (
                  <LinkButton to={pathTo('signup')} tone="primary">
                    {t('signup')}
                  </LinkButton>
                )}
                <LinkButton to={pathTo('login')} search={{ back: href }} tone={isOpen ? 'quiet' : 'primary'}>
                  {t('login')}
                </LinkButton>
              </div>
              <TextLink to={pathTo('members-id', { id: memberId })} className="inline-flex min-h-11 items-center">
                {t('back')}
              </TextLink>
            </div>
          }
        >
          {t('text')}
        </EmptyState>
      </div>
    </main>
  )
}
