import { useTranslations } from 'use-intl'
import type { Found } from '#frontend/domain/members/search.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { statedTotal } from '#shared/rules/limits.ts'

type CountButtonProps = {
  /** Null while they are counted. */
  found: Found | null
  onClick: () => void
}

/** Button that shows the members found, with their number. */
export function CountButton({ found, onClick }: CountButtonProps) {
  const t = useTranslations('members.filters')
  const text = () => {
    // Nobody found yet, but not all cards are read: the list continues the search.
    if (!found || (found.isMinimum && found.total === 0)) return t('show')
    if (!found.isMinimum) return t('showCount', { count: found.total })
    return found.total >= statedTotal
      ? t('showMore', { count: String(statedTotal) })
      : t('showMinimum', { count: found.total })
  }
  return (
    <Button tone="primary" size="lg" isWide onClick={onClick} aria-live="polite">
      {text()}
    </Button>
  )
}
