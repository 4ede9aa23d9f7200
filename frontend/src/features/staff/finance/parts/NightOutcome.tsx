import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { alertTones } from '#frontend/ui/Alert.tsx'
import type { Night } from '#shared/contract/proofs.ts'
import type { NightState } from '#shared/model/proof.ts'

const tones: Record<NightState, keyof typeof alertTones> = {
  clean: 'success',
  not_done: 'warning',
  differs: 'danger',
  overdue: 'danger',
}

/** Outcome of a nightly check in words, with icon and colour. */
export function NightOutcome({ night: { state, found } }: { night: Night }) {
  const t = useTranslations('staff.nights.states')
  const { className, Icon } = alertTones[tones[state]]
  return (
    <span className={clsx('inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5', className)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(state, { count: found })}
    </span>
  )
}
