import { useTranslations } from 'use-intl'
import { Tag } from '#frontend/ui/Chip.tsx'
import type { PaymentStatus } from '#shared/model/money.ts'

const tones = {
  loading: 'neutral',
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  charged_back: 'danger',
} as const satisfies Record<PaymentStatus, string>

export function StatusTag({ status }: { status: PaymentStatus }) {
  const t = useTranslations('credits.status')
  return <Tag tone={tones[status]}>{t(status)}</Tag>
}
