import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { ListAndDetail } from '#frontend/features/staff/parts/ListAndDetail.tsx'
import { staffPaths } from '#frontend/features/staff/paths.ts'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { DiscountDetail } from './parts/DiscountDetail.tsx'
import { DiscountList } from './parts/DiscountList.tsx'

/** List of discount codes, with the discount code of the URL beside it (FIN-03). */
export default function DiscountsScreen({ id }: { id: string }) {
  const t = useTranslations('finance.discounts')
  return (
    <>
      <Head title={id || t('title')}>
        <LinkButton to={staffPaths.newDiscount} tone="primary" size="sm" icon={<Plus aria-hidden="true" />}>
          {t('new')}
        </LinkButton>
      </Head>
      <ListAndDetail
        list={<DiscountList current={id} />}
        detail={id && <DiscountDetail key={id} code={id} />}
        back={{ to: staffPaths.discounts, label: t('back') }}
        choose={t('choose')}
      />
    </>
  )
}
