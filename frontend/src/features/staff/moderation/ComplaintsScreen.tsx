import { useTranslations } from 'use-intl'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { ComplaintsAndDetail } from './parts/ComplaintsAndDetail.tsx'

export default function ComplaintsScreen() {
  const t = useTranslations('staff.complaints')
  return (
    <>
      <Head title={t('title')} />
      <ComplaintsAndDetail current="" detail={null} />
    </>
  )
}
