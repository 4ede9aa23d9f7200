import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DecideDialog } from '#frontend/features/staff/parts/DecideDialog.tsx'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import type { WaitingText } from '#shared/contract/moderation-items.ts'
import { useApproveText, useHeldTexts } from './held-texts.ts'
import { ListScreen } from './parts/ListScreen.tsx'
import { type TextCommand, TextDecisions, textCommandOf } from './parts/TextDecisions.tsx'
import { TextStage } from './parts/TextStage.tsx'
import { useQueueKeys } from './use-queue-keys.ts'

/**
 * Rule that the text seems to break; empty if the only reason to hold it is that a decision removed
 * the same text before.
 */
const likelyGround = ({ reasons }: WaitingText) => {
  if (reasons.includes('age')) return 'minor'
  return reasons.some((reason) => reason !== 'removed_before') ? 'contact_data' : ''
}

/**
 * Profile texts that wait for staff: one at a time, oldest first, operable by single keys (MOD-11).
 */
export default function TextsScreen() {
  const t = useTranslations('staff.texts')
  const errorText = useErrorText()
  const { current, left, list, claim, move, onSettled } = useHeldTexts()
  const [asked, setAsked] = useState<'refuse' | 'suspect'>('refuse')
  const [isAsking, setAsking] = useState(false)
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
    else if (command === 'refuse' || command === 'suspect') {
      setAsked(command)
      setAsking(true)
    } else move(command === 'skip' ? 1 : -1)
  }
  const keys = useQueueKeys(textCommandOf, onCommand)

  return (
    <ListScreen
      title={t('title')}
      lead={list.isPending ? undefined : t('left', { count: left })}
      claim={claim}
      list={list}
      empty={{ title: t('empty'), text: t('emptyHint') }}
    >
      {current && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <TextStage text={current} />
          <TextDecisions isPending={approve.isPending} onCommand={onCommand} {...keys} />
          <DecideDialog
            key={`${asked} ${current.text}`}
            kinds={['text_refused']}
            fields={[current.field]}
            text={current.text}
            likely={asked === 'suspect' ? 'minor' : likelyGround(current)}
            isSuspected={asked === 'suspect'}
            member={current.member}
            language={current.language}
            q={current.member.id}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            onDecided={() => void onSettled(current)}
          />
        </div>
      )}
    </ListScreen>
  )
}
