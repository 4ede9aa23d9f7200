import { Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import type { Held } from '../queue.ts'
import { KeyHint } from './KeyHint.tsx'

/** Last decision while it can be undone. Keeps its space, so that nothing shifts. */
export function HeldStrip({ held, onUndo }: { held: readonly Held[]; onUndo: () => void }) {
  const t = useTranslations('staff.photos')
  const last = held.findLast(({ isSending }) => !isSending)
  return (
    <div className="flex min-h-11 items-center gap-3">
      {last && (
        <>
          <span className="text-sm">{t(`decided.${last.decision.verdict}`)}</span>
          <Button size="sm" aria-keyshortcuts="U" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
            {t('undo')}
            <KeyHint>U</KeyHint>
          </Button>
        </>
      )}
    </div>
  )
}
