import { Sparkles, VenetianMask } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../lib/session.ts'
import { Tag } from './Chip.tsx'

/** `fictional_icon` chooses which picture the mark has, never whether there is a mark (PROF-22, TRAP-01). */
export function FictionalIcon() {
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
