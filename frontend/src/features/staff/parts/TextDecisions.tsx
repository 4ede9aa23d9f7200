import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { KeyHint } from './KeyHint.tsx'
import { QueueMoves } from './QueueMoves.tsx'

export type TextCommand = 'approve' | 'refuse' | 'previous' | 'skip'

const commands: Readonly<Record<string, TextCommand>> = {
  ...{ a: 'approve', r: 'refuse', ArrowLeft: 'previous', ArrowRight: 'skip' },
}
export const textCommandOf = (key: string): TextCommand | null =>
  commands[key.length === 1 ? key.toLowerCase() : key] ?? null

type TextDecisionsProps = {
  isPending: boolean
  hasKeys: boolean
  onCommand: (command: TextCommand) => void
  onKeys: (isOn: boolean) => void
}

/** Decisions on the current text, each with its key. */
export function TextDecisions({ isPending, hasKeys, onCommand, onKeys }: TextDecisionsProps) {
  const t = useTranslations('staff.texts')
  const action = (words: string, key: string, icon: ReactNode) => (
    <>
      {icon}
      <span className="flex-1 text-left">{words}</span>
      {hasKeys && <KeyHint>{key}</KeyHint>}
    </>
  )
  const look = 'justify-start! [&>span]:w-full'
  return (
    <section aria-label={t('decide')} className="flex flex-col gap-2">
      <Button
        tone="primary"
        aria-keyshortcuts="A"
        isPending={isPending}
        className={look}
        onClick={() => onCommand('approve')}
      >
        {action(t('approve'), 'A', <Check aria-hidden="true" />)}
      </Button>
      <Button aria-keyshortcuts="R" className={look} onClick={() => onCommand('refuse')}>
        {action(t('refuse'), 'R', <X aria-hidden="true" />)}
      </Button>
      <QueueMoves
        hasKeys={hasKeys}
        onPrevious={() => onCommand('previous')}
        onSkip={() => onCommand('skip')}
        onKeys={onKeys}
      />
    </section>
  )
}
