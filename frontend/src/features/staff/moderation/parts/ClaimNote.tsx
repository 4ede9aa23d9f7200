import { Eye } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Tag } from '#frontend/ui/Chip.tsx'

/** Shows that a colleague is looking at the same entry (MOD-04); empty without a claim. */
export function ClaimNote({ claim }: { claim: { by: string } | null }) {
  const t = useTranslations('staff')
  return (
    <p role="status">
      {claim && (
        <Tag tone="warning" icon={<Eye aria-hidden="true" />}>
          {t('lookedAt', { name: claim.by })}
        </Tag>
      )}
    </p>
  )
}
