import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { Alert } from '#frontend/ui/Alert.tsx'
import { isLost, useOpened, type WaitingConversation } from '../desk.ts'
import { DeskAnswer } from './DeskAnswer.tsx'
import { DeskFacts } from './DeskFacts.tsx'
import { DeskMessages } from './DeskMessages.tsx'
import { DeskNotes } from './DeskNotes.tsx'
import { TimeLeft } from './DeskQueue.tsx'

type DeskConversationProps = {
  waiting: WaitingConversation
  onSkip: () => void
  onStop: () => void
  onAnswered: (isNext: boolean) => void
  /** Called if the conversation was answered, has expired, or is claimed by another host. */
  onLost: (error: unknown) => void
}

/** Open conversation: messages and answer, with the facts of the profile and the hosts' notes. */
export function DeskConversation({ waiting, onSkip, onStop, onAnswered, onLost }: DeskConversationProps) {
  const t = useTranslations('staff.desk')
  const { data, error, isPending, refetch } = useOpened(waiting)
  const lost = isLost(error) ? error : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per loss
  useEffect(() => {
    if (lost) onLost(lost)
  }, [lost])
  if (isPending) return <RowsSkeleton />
  if (!data) return lost ? null : <LoadFailed error={error} onRetry={() => void refetch()} />
  const { profile, member } = data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <section
        aria-labelledby="desk-title"
        className="flex min-w-0 flex-col gap-3 rounded-control border border-line bg-surface p-4"
      >
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="desk-title" className="min-w-0 flex-1 text-lg">
            {t('writing', { profile: profile.name, member })}
          </h2>
          <TimeLeft until={data.expires_at} />
          <FictionalMark />
        </header>
        <Alert>{t('honest')}</Alert>
        <DeskMessages waiting={waiting} opened={data} />
        <DeskAnswer
          waiting={waiting}
          opened={data}
          onSkip={onSkip}
          onStop={onStop}
          onAnswered={onAnswered}
          onLost={onLost}
        />
      </section>
      <div className="flex min-w-0 flex-col gap-4">
        <DeskNotes waiting={waiting} notes={data.notes} />
        <DeskFacts opened={data} />
      </div>
    </div>
  )
}
