import { useTranslations } from 'use-intl'
import { ComplaintsAndDetail } from './parts/ComplaintsAndDetail.tsx'
import { Head } from './parts/Head.tsx'

export default function ComplaintsScreen() {
  const t = useTranslations('staff.complaints')
  return (
    <>
      <Head title={t('title')} />
      <ComplaintsAndDetail current="" detail={null} />
    </>
  )
}
