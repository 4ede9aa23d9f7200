import { Coins } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'

/** Balance, for free members too (TRAP-57). */
export function Balance() {
  const t = useTranslations('credits')
  const member = useMember()
  if (!member) return null
  return (
    <p className="flex max-w-full flex-wrap items-center gap-x-2 rounded-[24px] bg-secondary-tint px-4 py-2 text-on-secondary-tint">
      <Coins aria-hidden="true" className="size-5" />
      {t('balance')}
      <span className="tabular font-bold">{t('amount', { count: member.credits })}</span>
    </p>
  )
}
