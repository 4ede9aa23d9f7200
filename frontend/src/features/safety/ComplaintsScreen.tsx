import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { useSearch } from '#frontend/lib/router.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { startOf } from './draft.ts'
import { ComplaintForm } from './parts/ComplaintForm.tsx'
import { ComplaintSent, type Receipt } from './parts/ComplaintSent.tsx'
import { Promises } from './parts/Promises.tsx'

/** Complaint form for members and visitors (BLOCK-08, TRAP-63). */
export default function ComplaintsScreen() {
  const t = useTranslations('safety.complaint')
  const session = useSession()
  const start = startOf(useSearch())
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  useTitle(receipt ? t('sent.title') : t('title'))

  return (
    <main id="content">
      <Container isNarrow>
        {receipt ? (
          <ComplaintSent receipt={receipt} isMember={session.state === 'member'} onAnother={() => setReceipt(null)} />
        ) : (
          <>
            <PageHeading title={t('title')} lead={t('lead')} />
            <ComplaintForm key={start.member} session={session} start={start} onSent={setReceipt} />
            <Promises />
          </>
        )}
      </Container>
    </main>
  )
}
