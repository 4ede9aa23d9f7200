import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import type { DecisionKind } from '#shared/model/decision.ts'
import { useFrozenProfile } from '../objections.ts'
import { EvidenceProfile } from './EvidenceProfile.tsx'
import { Quoted } from './Quoted.tsx'

/**
 * Profile text at the time of a decision, and the message that it removed. Loaded only on demand,
 * because each view is recorded (MOD-15).
 */
export function FrozenProfile({ number, kind }: { number: string; kind: DecisionKind }) {
  const t = useTranslations('staff.objections')
  const errorText = useErrorText()
  const [isWanted, setWanted] = useState(false)
  const { data, error, isFetching } = useFrozenProfile(number, isWanted)
  if (data)
    return (
      <>
        {data.message && <Quoted label={t('removed')} text={data.message} />}
        <EvidenceProfile profile={data.profile} />
      </>
    )
  return (
    <div className="flex flex-col items-start gap-2">
      {error && (
        <Alert tone="danger" isLive>
          {errorText(error)}
        </Alert>
      )}
      <Button size="sm" isPending={isFetching} onClick={() => setWanted(true)}>
        {t(kind === 'message_removed' ? 'message' : 'profile')}
      </Button>
    </div>
  )
}
