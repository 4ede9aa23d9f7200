import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useClockOffset } from '#frontend/lib/server-clock.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { Countdown } from '#frontend/ui/Time.tsx'
import { pathTo } from '#shared/rules/paths.ts'

type SwipesOverProps = {
  renewedAt: string
  onRenewed: () => void
  /** Button that undoes the last pass, which is possible without likes left (SEARCH-27). */
  undo: ReactNode
}

/** No likes left today: countdown to the renewal, and other things to do (OPEN-35, TRAP-60). */
export function SwipesOver({ renewedAt, onRenewed, undo }: SwipesOverProps) {
  const t = useTranslations('meeting.swipe')
  const clockOffsetMs = useClockOffset()
  return (
    <EmptyState
      drawing="closing"
      title={t('over')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={pathTo('members')} tone="primary">
            {t('toMembers')}
          </LinkButton>
          <LinkButton to={pathTo('likes-type', { type: 'sent' })}>{t('toLikes')}</LinkButton>
          {undo}
        </div>
      }
    >
      {t.rich('overText', {
        time: () => (
          <Countdown
            key={renewedAt}
            endsAt={renewedAt}
            clockOffsetMs={clockOffsetMs}
            onEnd={onRenewed}
            className="tabular font-medium text-ink"
          />
        ),
      })}
    </EmptyState>
  )
}
