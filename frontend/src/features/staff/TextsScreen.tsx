import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { useDraft } from './drafts.ts'
import { useApproveText, useHeldTexts } from './held-texts.ts'
import { DecideDialog } from './parts/DecideDialog.tsx'
import { Head } from './parts/Head.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RowsSkeleton } from './parts/RowsSkeleton.tsx'
import { type TextCommand, TextDecisions, textCommandOf } from './parts/TextDecisions.tsx'
import { TextStage } from './parts/TextStage.tsx'
import { useQueueKeys } from './use-queue-keys.ts'

/** Profile texts that wait for staff, one at a time, oldest first, by single keys (MOD-11). */
export default function TextsScreen() {
  const t = useTranslations('staff.texts')
  const errorText = useErrorText()
  const { current, left, isPending, error, retry, move, onSettled } = useHeldTexts()
  const [isRefusing, setRefusing] = useState(false)
  const [keysOff, setKeysOff] = useDraft('keys-off')
  const approve = useApproveText({
    onApproved: (text) => {
      showToast(t('approved', { name: text.member.name }), { tone: 'success' })
      void onSettled(text)
    },
    onElsewhere: (text) => {
      showToast(t('elsewhere'))
      void onSettled(text)
    },
    onError: (failure) => {
      const words = errorText(failure)
      if (words) showToast(words, { tone: 'danger' })
    },
  })
  const onCommand = (command: TextCommand) => {
    if (!current || approve.isPending) return
    if (command === 'approve') approve.mutate(current)
    else if (command === 'refuse') setRefusing(true)
    else move(command === 'skip' ? 1 : -1)
  }
  useQueueKeys(keysOff === '', textCommandOf, onCommand)

  return (
    <>
      <Head title={t('title')} lead={isPending ? undefined : t('left', { count: left })} />
      {isPending && <RowsSkeleton />}
      {error && !current && <LoadFailed error={error} onRetry={retry} />}
      {!isPending && !error && !current && (
        <EmptyState drawing="desk" title={t('empty')}>
          <p>{t('emptyHint')}</p>
        </EmptyState>
      )}
      {current && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <TextStage text={current} />
          <TextDecisions
            isPending={approve.isPending}
            hasKeys={keysOff === ''}
            onCommand={onCommand}
            onKeys={(isOn) => setKeysOff(isOn ? '' : '1')}
          />
          <DecideDialog
            key={current.text}
            kinds={['text_refused']}
            field={current.field}
            text={current.text}
            likely={current.reasons.includes('age') ? 'minor' : 'contact_data'}
            member={current.member}
            q={current.member.id}
            isOpen={isRefusing}
            onClose={() => setRefusing(false)}
            onDecided={() => void onSettled(current)}
          />
        </div>
      )}
    </>
  )
}
