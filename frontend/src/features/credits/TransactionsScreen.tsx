import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { useParam } from '#frontend/lib/router.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { PaymentsPage } from './parts/PaymentsPage.tsx'
import { TransactionPage } from './parts/TransactionPage.tsx'

/** List of the member's payments, or one payment (ROUTE-33). */
export default function TransactionsScreen() {
  const t = useTranslations('credits')
  const id = useParam('id')
  useTitle(id ? t('transaction.title') : t('list.title'))
  return (
    <main id="content">
      <Container>{id ? <TransactionPage key={id} id={id} /> : <PaymentsPage />}</Container>
    </main>
  )
}
