import { Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { KeyHint } from '#frontend/features/staff/parts/KeyHint.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import type { AnyDecision, Unconfirmed, Waiting } from '../queue.ts'

type UndoStripProps<Verdict extends AnyDecision> = {
  unconfirmed: readonly Unconfirmed<Waiting, Verdict>[]
  words: (verdict: Verdict['verdict']) => string
  /** Text that tells screen readers the effect of the last command. */
  said: string
  onUndo: () => void
}

/** Last decision that can be undone. Has a fixed height, so that the layout does not shift. */
export function UndoStrip<Verdict extends AnyDecision>({ unconfirmed, words, said, onUndo }: UndoStripProps<Verdict>) {
  const t = useTranslations('staff.photos')
  const last = unconfirmed.findLast(({ isSending }) => !isSending)
  return (
    <div className="flex min-h-11 items-center gap-3">
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {last && (
        <>
          <span className="text-sm">{words(last.decision.verdict)}</span>
          <Button size="sm" aria-keyshortcuts="U" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
            {t('undo')}
            <KeyHint>U</KeyHint>
          </Button>
        </>
      )}
    </div>
  )
}
