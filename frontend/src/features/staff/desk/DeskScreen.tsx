import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { release, useDesk, useReadDesk, type WaitingConversation } from './desk.ts'
import { DeskConversation } from './parts/DeskConversation.tsx'
import { DeskQueue } from './parts/DeskQueue.tsx'

/** Desk of the hosts: conversations with fictional profiles that wait for an answer (CHAT-36). */
export default function DeskScreen() {
  const t = useTranslations('staff.desk')
  const errorText = useErrorText()
  const list = useDesk()
  const readDesk = useReadDesk()
  const [current, setCurrent] = useState<WaitingConversation | null>(null)
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const waiting = list.data?.conversations ?? []
  useRelease(current)

  const openNext = async (not: ReadonlySet<string>) => {
    const rows = await readDesk().catch(() => waiting)
    setCurrent(rows.find(({ conversation, claim }) => !not.has(conversation) && (!claim || claim.mine)) ?? null)
  }
  const leave = (conversation: string) => {
    const not = new Set([...skipped, conversation])
    setSkipped(not)
    void openNext(not)
  }
  return (
    <>
      <Head title={t('title')} lead={list.data && t('left', { count: list.data.count })}>
        {!current && waiting.length > 0 && (
          <Button tone="primary" size="sm" onClick={() => void openNext(skipped)}>
            {t('start')}
          </Button>
        )}
      </Head>
      {list.isPending && <RowsSkeleton />}
      {list.error && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && waiting.length === 0 && !current && (
        <EmptyState drawing="desk" title={t('empty')}>
          <p>{t('emptyHint')}</p>
        </EmptyState>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[17rem_minmax(0,1fr)]">
        {waiting.length > 0 && (
          <div className={current ? 'max-lg:hidden' : undefined}>
            <DeskQueue waiting={waiting} current={current?.conversation ?? null} onOpen={setCurrent} />
          </div>
        )}
        {current ? (
          <DeskConversation
            key={current.conversation}
            waiting={current}
            onStop={() => setCurrent(null)}
            onSkip={() => leave(current.conversation)}
            onAnswered={(isNext) => {
              showToast(t('sent'), { tone: 'success' })
              if (isNext) leave(current.conversation)
              else {
                setCurrent(null)
                void list.refetch()
              }
            }}
            onLost={(error) => {
              showToast(errorText(error) ?? t('lost'))
              setCurrent(null)
              void list.refetch()
            }}
          />
        ) : (
          waiting.length > 0 && <p className="text-muted max-lg:hidden">{t('choose')}</p>
        )}
      </div>
    </>
  )
}

/** Ends the claim on a conversation when another is opened, or the screen or page is left. */
function useRelease(current: WaitingConversation | null): void {
  const shown = useRef(current)
  useEffect(() => {
    const before = shown.current
    shown.current = current
    if (before && before.conversation !== current?.conversation) release(before)
  }, [current])
  useEffect(() => {
    const onLeave = () => {
      if (shown.current) release(shown.current)
    }
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
}
