import { Heart, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { type Verdict, verdictOfKey } from '../swipe-moves.ts'

type VerdictButtonsProps = {
  name: string
  /** Whether the next member is still being searched for: there is no card to decide on. */
  isIdle: boolean
  /** Member whose pass can be undone (SEARCH-27). */
  undoName: string | null
  onVerdict: (verdict: Verdict) => void
  onUndo: () => void
}

const verdictClass = 'size-16! shadow-card aria-disabled:opacity-55 [&_svg]:size-7!'

/** Pass and like buttons, and arrow keys unless another element handles them. */
export function VerdictButtons({ name, isIdle, undoName, onVerdict, onUndo }: VerdictButtonsProps) {
  const t = useTranslations('meeting.swipe')
  const latest = useRef(onVerdict)
  useEffect(() => {
    latest.current = onVerdict
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const verdict = verdictOfKey(event)
      const isElsewhere = openDialogs.read() > 0 || (event.target as Element).closest('input, textarea, [role=menu]')
      if (!verdict || event.repeat || isElsewhere) return
      event.preventDefault()
      latest.current(verdict)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className="relative flex items-center justify-center gap-8 py-5">
      {undoName !== null && (
        <IconButton
          tone="quiet"
          label={t('undo', { name: undoName })}
          icon={<Undo2 aria-hidden="true" />}
          onClick={onUndo}
          className="absolute! left-0 sm:left-4"
        />
      )}
      <IconButton
        tone="quiet"
        label={t('pass', { name })}
        icon={<X aria-hidden="true" />}
        aria-disabled={isIdle || undefined}
        onClick={() => onVerdict('pass')}
        className={verdictClass}
      />
      <IconButton
        tone="primary"
        label={t('like', { name })}
        icon={<Heart aria-hidden="true" />}
        aria-disabled={isIdle || undefined}
        onClick={() => onVerdict('like')}
        className={verdictClass}
      />
    </div>
  )
}
