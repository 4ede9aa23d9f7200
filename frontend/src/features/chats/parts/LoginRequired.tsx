import { useTranslations } from 'use-intl'
import { WaysIn } from '#frontend/domain/account/WaysIn.tsx'
import { useTitle } from '#frontend/domain/site/title.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** Replaces a chat for visitors, with links to signup and login (CHAT-17). */
export function LoginRequired({ memberId }: { memberId: string }) {
  const title = useTranslations('app.loginRequired')('chat')
  const t = useTranslations('chats.visitor')
  useTitle(title)
  return (
    <main id="content" className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="m-auto">
        <EmptyState
          isPage
          drawing="door"
          title={title}
          action={
            <div className="flex flex-col items-center gap-4">
              <WaysIn />
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
