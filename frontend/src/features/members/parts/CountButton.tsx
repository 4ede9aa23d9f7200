import { useTranslations } from 'use-intl'
import type { Found } from '#frontend/domain/members/search.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { statedTotal } from '#shared/rules/limits.ts'

/** Delay after a change before the members found are counted. */
export const countDelayMs = 400

type CountButtonProps = {
  /** Null while the members are counted. */
  found: Found | null
  onClick: () => void
}

/** Button that opens the list of members found; states their number, without fictional profiles. */
export function CountButton({ found, onClick }: CountButtonProps) {
  const t = useTranslations('members.filters')
  const text = () => {
    if (!found) return t('show')
    const { total, fictional = 0, isMinimum } = found
    const real = total - fictional
    // No number: further pages may still find members (`isMinimum`), or all those found are
    // fictional, so that "nobody" would be false.
    if (real === 0 && (isMinimum || fictional > 0)) return t('show')
    if (!isMinimum) return t('showCount', { count: real })
    return real >= statedTotal ? t('showMore', { count: String(statedTotal) }) : t('showMinimum', { count: real })
  }
  return (
    <Button tone="primary" size="lg" isWide onClick={onClick} aria-live="polite">
      {text()}
    </Button>
  )
}
