import { useTranslations } from 'use-intl'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import type { LikeType } from '../queries.ts'

const drawings = { received: 'lantern', sent: 'postbox', matches: 'glove' } as const

export function NoLikes({ type }: { type: LikeType }) {
  const t = useTranslations('likes.empty')
  return (
    <EmptyState
      drawing={drawings[type]}
      title={t(`${type}.title`)}
      action={
        <LinkButton to={pathTo('members')} tone="primary">
          {t('toMembers')}
        </LinkButton>
      }
    >
      {t(`${type}.text`)}
    </EmptyState>
  )
}
