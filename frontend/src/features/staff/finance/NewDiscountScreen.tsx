import { useTranslations } from 'use-intl'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { discountPath, staffPaths } from '#frontend/features/staff/paths.ts'
import { navigate } from '#frontend/lib/router.ts'
import { TextLink } from '#frontend/ui/Link.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { emptyDiscount } from './discount-form.ts'
import { DiscountForm } from './parts/DiscountForm.tsx'

const nothingStored = { version: 0, status: 'active', expires: null } as const

export default function NewDiscountScreen() {
  const t = useTranslations('finance.discounts')
  return (
    <>
      <Head title={t('new')} lead={<TextLink to={staffPaths.discounts}>{t('back')}</TextLink>} />
      <DiscountForm
        answers={emptyDiscount}
        stored={nothingStored}
        onSaved={({ code }) => {
          showToast(t('made', { code }), { tone: 'success' })
          navigate(discountPath(code), { isReplacing: true })
        }}
      />
    </>
  )
}
