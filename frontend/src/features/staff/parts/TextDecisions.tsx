import { ArrowLeft, ArrowRight, Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import { KeyHint } from './KeyHint.tsx'

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
  const common = useTranslations('staff.photos')
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
      <div className="flex gap-2">
        <Button
          size="sm"
          className="flex-1"
          aria-keyshortcuts="ArrowLeft"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => onCommand('previous')}
        >
          {common('previous')}
        </Button>
        <Button size="sm" className="flex-1" aria-keyshortcuts="ArrowRight" onClick={() => onCommand('skip')}>
          {common('skip')}
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
      <Checkbox
        label={common('keys')}
        checked={hasKeys}
        onChange={({ target }) => onKeys(target.checked)}
        className="hidden text-sm md:flex"
      />
    </section>
  )
}
