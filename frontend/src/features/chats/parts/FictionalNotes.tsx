import { Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark, FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { desk } from '#shared/rules/limits.ts'

/**
 * Mark above the composer of a fictional profile, with who writes for it: in full before the first
 * message (CHAT-36, TRAP-01).
 */
export function ComposerMark({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations('chats.fictional')
  const { fictional_chat } = useSettings()
  if (fictional_chat === 'off') return <FictionalMark className="mb-2 self-start" />
  const text = isFirst ? t('first', { hours: String(desk.answerHours) }) : t('writes')
  return (
    // With large text on a small phone it scrolls, so that the field stays visible (CHAT-31).
    <div className="mb-2 min-h-9 overflow-y-auto">
      <FictionalNote text={text} />
    </div>
  )
}

/** Line below an own message whose credits came back (CHAT-36). */
export function ReturnedCredits({ credits }: { credits: number }) {
  const t = useTranslations('chats.message')
  return (
    <p className="tabular flex items-center gap-1 px-1 text-muted text-sm">
      <Undo2 aria-hidden="true" className="size-4 shrink-0" />
      {t('returned', { count: credits, hours: String(desk.answerHours) })}
    </p>
  )
}
