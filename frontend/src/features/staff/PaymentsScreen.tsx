import { useTranslations } from 'use-intl'
import { addressOf, useSearch } from '#frontend/lib/router.ts'
import { Head } from './parts/Head.tsx'
import { ListAndDetail } from './parts/ListAndDetail.tsx'
import { PaymentDetail } from './parts/PaymentDetail.tsx'
import { PaymentList } from './parts/PaymentList.tsx'
import { staffPaths } from './paths.ts'

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
