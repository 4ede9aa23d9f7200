import { useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { fictionalPath, staffPaths } from '#frontend/features/staff/paths.ts'
import { navigate } from '#frontend/lib/router.ts'
import { TextLink } from '#frontend/ui/Link.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { emptyAnswers } from './fictional-form.ts'
import { FictionalForm } from './parts/FictionalForm.tsx'

/** Form for a new fictional profile. Its id is generated here, so that a retry is idempotent. */
export default function NewFictionalScreen() {
  const t = useTranslations('staff.fictional')
  const { company } = useSettings()
  const [stored] = useState(() => emptyAnswers(ulid(), company.country))
  return (
    <>
      <Head title={t('new')} lead={<TextLink to={staffPaths.fictional}>{t('back')}</TextLink>}>
        <FictionalMark />
      </Head>
      <FictionalForm
        isNew
        stored={stored}
        onSaved={(id) => {
          showToast(t('made'), { tone: 'success' })
          navigate(fictionalPath(id), { isReplacing: true })
        }}
      />
    </>
  )
}
