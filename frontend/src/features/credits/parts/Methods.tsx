import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#frontend/ui/Card.tsx'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { MethodMark } from './MethodMark.tsx'

/** Payment methods of the payment country (PAY-12), and its choice as `children`. */
export function Methods({ methods, children }: { methods: readonly PaymentMethod[]; children?: ReactNode }) {
  const t = useTranslations('credits.method')
  return (
    <Card>
      <h2 className="mb-3 text-lg">{t('title')}</h2>
      <ul className="grid gap-x-4 gap-y-3 text-sm min-[440px]:grid-cols-2">
        {methods.map((method) => (
          <li key={method} className="flex min-w-0 items-center gap-2.5">
            <MethodMark method={method} />
            <span className="min-w-0">{t(`names.${method}`)}</span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  )
}
