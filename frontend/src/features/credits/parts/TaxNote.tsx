import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { useTax } from '../tax.ts'

/** Tells which tax the prices include, or that none is added (PAY-58). */
export function TaxNote({ className }: { className?: string }) {
  const t = useTranslations('credits')
  const tax = useTax()
  return <p className={clsx('mt-3 text-muted text-sm', className)}>{tax ? t('taxIncluded', tax) : t('noTax')}</p>
}
