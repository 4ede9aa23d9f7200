import { Sparkles, VenetianMask } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Tag } from '#frontend/ui/Chip.tsx'

/**
 * Mark of a fictional profile with an explicit `fictional_icon`, which determines the icon, but
 * never whether there is a mark (PROF-22, TRAP-01). Screens of the member site use FictionalMark.
 */
export function FictionalTag({
  icon,
  tone = 'neutral',
  className,
}: {
  icon: string
  tone?: 'neutral' | 'photo'
  className?: string
}) {
  const t = useTranslations('ui')
  const Icon = icon === 'spark' ? Sparkles : VenetianMask
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />} className={className}>
      {t('fictional')}
    </Tag>
  )
}
