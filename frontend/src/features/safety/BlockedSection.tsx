import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { SmallCard } from '#shared/model/profile.ts'
import { BlockedRow } from './parts/BlockedRow.tsx'
import { UnblockDialog } from './parts/UnblockDialog.tsx'
import { useBlocked } from './queries.ts'

/** Blocked members, each with an unblock button (BLOCK-02). */
export default function BlockedSection() {
  const t = useTranslations('safety.blocked')
  const settings = useSettings()
  const errorText = useErrorText()
  const { data, error, refetch } = useBlocked()
  const [asked, setAsked] = useState<SmallCard | null>(null)
  const members = data?.members
  const fictional = members?.filter((card) => card.fictional).length ?? 0
  const failure = !data && error && errorText(error)

  return (
    <Section id="blocked" title={t('title')} lead={members?.length === 0 ? t('none') : t('lead')}>
      {members && members.length > 0 && (
        <div>
          <FictionalNote text={fictionalText(settings, fictional, members.length)} className="mb-3" />
          <ul className="divide-y divide-line">
            {members.map((card) => (
              <BlockedRow key={card.id} card={card} onUnblock={() => setAsked(card)} />
            ))}
          </ul>
        </div>
      )}
      {!data && !error && <RowsToCome />}
      {failure && (
        <Alert tone="danger" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {failure}
        </Alert>
      )}
      <UnblockDialog card={asked} onClose={() => setAsked(null)} />
    </Section>
  )
}

const RowsToCome = () => (
  <div className="flex min-h-16 items-center gap-3">
    <Skeleton className="size-12 rounded-full!" />
    <Skeleton className="h-5 w-36" />
    <Skeleton className="ml-auto h-11 w-32" />
  </div>
)
