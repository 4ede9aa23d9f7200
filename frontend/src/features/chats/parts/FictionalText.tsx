import { Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark, FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { desk } from '#shared/rules/limits.ts'
import type { FictionalLineProps } from './FictionalLine.tsx'

const hours = String(desk.answerHours)

/** Content of `FictionalLine`, which loads this file on demand. */
export default function FictionalText(props: FictionalLineProps) {
  return 'returned' in props ? <ReturnedCredits credits={props.returned} /> : <ComposerMark {...props} />
}

/**
 * Mark of the fictional profile, and a note that says who writes for it: the full note only before
 * the first message (CHAT-36, TRAP-01).
 */
function ComposerMark({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations('chats.fictional')
  const { fictional_chat } = useSettings()
  if (fictional_chat === 'off') return <FictionalMark className="mb-2 self-start" />
  return (
    // With large text on a small phone the note scrolls, so that the field stays visible (CHAT-31).
    <div className="mb-2 min-h-9 overflow-y-auto">
      <FictionalNote text={isFirst ? t('first', { hours }) : t('writes')} />
    </div>
  )
}

function ReturnedCredits({ credits }: { credits: number }) {
  const t = useTranslations('chats.message')
  return (
    <p className="tabular flex items-center gap-1 px-1 text-muted text-sm">
      <Undo2 aria-hidden="true" className="size-4 shrink-0" />
      {t('returned', { count: credits, hours })}
    </p>
  )
}
