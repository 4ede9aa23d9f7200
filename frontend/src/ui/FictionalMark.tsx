import { clsx } from 'clsx'
import { Sparkles, VenetianMask } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../lib/session.ts'
import { Tag } from './Chip.tsx'

/** `fictional_icon` chooses which picture the mark has, never whether there is a mark (PROF-22, TRAP-01). */
function FictionalIcon() {
  const Icon = useSettings().fictional_icon === 'spark' ? Sparkles : VenetianMask
  return <Icon aria-hidden="true" />
}

/** The mark of a fictional profile, for every place that can show one (PROF-21); `photo` on a picture. */
export function FictionalMark({ tone = 'neutral', className }: { tone?: 'neutral' | 'photo'; className?: string }) {
  const t = useTranslations('ui')
  return (
    <Tag tone={tone} icon={<FictionalIcon />} className={className}>
      {t('fictional')}
    </Tag>
  )
}

/** The warning about the profiles that carry the mark, beside them; text from lib/fictional.ts, nothing where that is null (TRAP-01). */
export function FictionalNote({ text, className }: { text: string | null; className?: string }) {
  if (!text) return null
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm', className)}>
      <FictionalMark />
      {text}
    </p>
  )
}
