import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { isGone } from '../queries.ts'

/** Replaces a conversation that does not exist or failed to load. */
export function ConversationFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('chats')
  const text = useErrorText()(error)
  const isLost = isGone(error)
  return (
    <div className="m-auto">
      <EmptyState
        isPage
        drawing={isLost ? 'signpost' : 'plug'}
        title={isLost ? t('gone.title') : t('failed')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!isLost && (
              <Button tone="primary" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <LinkButton to={pathTo('chats')} tone={isLost ? 'primary' : 'quiet'}>
              {t('gone.action')}
            </LinkButton>
          </div>
        }
      >
        {isLost ? t('gone.text') : text}
      </EmptyState>
    </div>
  )
}
