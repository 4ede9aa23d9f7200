import { Check, Siren, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { QueueKeys } from '../use-queue-keys.ts'
import { DecisionButton } from './DecisionButton.tsx'
import { QueueMoves } from './QueueMoves.tsx'

export type TextCommand = 'approve' | 'refuse' | 'suspect' | 'previous' | 'skip'

const commands: Readonly<Record<string, TextCommand>> = {
  a: 'approve',
  r: 'refuse',
  m: 'suspect',
  ArrowLeft: 'previous',
  ArrowRight: 'skip',
}
export const textCommandOf = (key: string): TextCommand | null =>
  commands[key.length === 1 ? key.toLowerCase() : key] ?? null

type TextDecisionsProps = QueueKeys & {
  isPending: boolean
  onCommand: (command: TextCommand) => void
}

/** Buttons for the decisions on the current text, each with its shortcut. */
export function TextDecisions({ isPending, hasKeys, onCommand, onKeys }: TextDecisionsProps) {
  const t = useTranslations('staff.texts')
  const photos = useTranslations('staff.photos')
  return (
    <section aria-label={t('decide')} className="flex flex-col gap-2">
      <DecisionButton
        words={t('approve')}
        shortcut="A"
        hasKeys={hasKeys}
        icon={<Check aria-hidden="true" />}
        tone="primary"
        isPending={isPending}
        onPress={() => onCommand('approve')}
      />
      <DecisionButton
        words={t('refuse')}
        shortcut="R"
        hasKeys={hasKeys}
        icon={<X aria-hidden="true" />}
        onPress={() => onCommand('refuse')}
      />
      <DecisionButton
        words={photos('escalate.minor')}
        shortcut="M"
        hasKeys={hasKeys}
        icon={<Siren aria-hidden="true" />}
        onPress={() => onCommand('suspect')}
      />
      <QueueMoves
        hasKeys={hasKeys}
        onPrevious={() => onCommand('previous')}
        onSkip={() => onCommand('skip')}
        onKeys={onKeys}
      />
    </section>
  )
}
