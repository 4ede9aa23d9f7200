import { useTranslations } from 'use-intl'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { ListAndDetail } from '#frontend/features/staff/parts/ListAndDetail.tsx'
import { staffPaths } from '#frontend/features/staff/paths.ts'
import { addressOf, useSearch } from '#frontend/lib/router.ts'
import { PaymentDetail } from './parts/PaymentDetail.tsx'
import { PaymentList } from './parts/PaymentList.tsx'

/**
 * Payments found by the search, or without a search those that wait for finance, with the payment
 * of the URL beside the list (FIN-01).
 */
export default function PaymentsScreen({ id }: { id: string }) {
  const t = useTranslations('finance.payments')
  const search = useSearch()
  return (
    <>
      <Head title={id || t('title')} />
      <ListAndDetail
        list={<PaymentList current={id} />}
        detail={id && <PaymentDetail key={id} reference={id} />}
        back={{ to: addressOf(staffPaths.payments, search), label: t('back') }}
        choose={t('choose')}
      />
    </>
  )
}
