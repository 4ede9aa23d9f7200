import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import type { ProfileChanges } from '../queries.ts'

/** Time for which "saved" is shown; a failure stays until it is resolved. */
const savedMs = 4000

/** Save state at the bottom of the viewport: saved, or the error with a retry button. */
export function SaveState({ changes: { state, problem, retry } }: { changes: ProfileChanges }) {
  const t = useTranslations('profile')
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    if (state !== 'saved') return
    const timer = setTimeout(() => setOver(true), savedMs)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <div
      role="status"
      data-foot={state === 'failed' ? '' : undefined}
      className="pointer-events-none sticky bottom-[calc(var(--bar-bottom)+var(--safe-bottom)+12px)] z-20 flex min-h-11 justify-center"
    >
      {state !== 'quiet' && !isOver && (
        <p
          className={clsx(
            'flex animate-land items-center gap-2 rounded-full border border-line bg-surface px-4 py-1.5 text-sm shadow-card',
            // The state appears when a field loses the focus. It must not catch the click that
            // caused this, so only a failure, which has a button, can be clicked.
            state === 'failed' && 'pointer-events-auto',
          )}
        >
          {state === 'saving' && (
            <>
              <Spinner className="size-4" />
              {t('saving')}
            </>
          )}
          {state === 'saved' && (
            <>
              <Check aria-hidden="true" className="size-4 text-success" />
              {t('saved')}
            </>
          )}
          {state === 'failed' && (
            <>
              <span className="text-danger-ink">{problem ?? t('failed')}</span>
              <Button tone="ghost" size="sm" onClick={retry}>
                {t('retry')}
              </Button>
            </>
          )}
        </p>
      )}
    </div>
  )
}
