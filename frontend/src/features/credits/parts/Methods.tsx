import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#frontend/ui/Card.tsx'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { methodChoices } from '../method-choices.ts'
import { MethodMarks } from './MethodMark.tsx'

/**
 * Payment methods of the payment country (PAY-12), and the choice of that country as `children`.
 */
export function Methods({ methods, children }: { methods: readonly PaymentMethod[]; children?: ReactNode }) {
  const t = useTranslations('credits.method')
  const tMethod = useTranslations('buying.method')
  return (
    <Card>
      <h2 className="mb-3 text-lg">{t('title')}</h2>
      <ul className="grid gap-x-4 gap-y-3 text-sm min-[440px]:grid-cols-2">
        {methodChoices(methods, '').map(({ method, marks }) => (
          <li key={method} className="flex min-w-0 items-center gap-2.5">
            <MethodMarks methods={marks} />
            <span className="min-w-0">{marks.length > 1 ? tMethod('card') : t(`names.${method}`)}</span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  )
}
