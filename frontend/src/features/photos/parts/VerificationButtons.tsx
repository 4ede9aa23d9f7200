import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { verificationLimits } from '#shared/rules/photo-limits.ts'
import { useVerificationChange } from '../verification.ts'

/** Button that asks for a pose, or a note that the approved main photo is missing. */
export function StartVerification({ words }: { words: string }) {
  const t = useTranslations('verification')
  const start = useVerificationChange('start')
  const hasMain = useMember()?.profile.main_image?.status === 'active'
  return (
    <div className="flex flex-col items-start gap-2">
      <Button disabled={!hasMain} isPending={start.isPending} onClick={() => start.mutate()}>
        {words}
      </Button>
      <p className="text-muted text-sm">
        {hasMain ? t('daily', { max: String(verificationLimits.posesPerDay) }) : t('needsPhoto')}
      </p>
      <Problem of={start} />
    </div>
  )
}

/** Button that withdraws the verification, which deletes its picture. */
export function WithdrawVerification({ words }: { words: string }) {
  const withdraw = useVerificationChange('withdraw')
  return (
    <div className="flex flex-col items-start gap-2">
      <Button tone="ghost" isPending={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {words}
      </Button>
      <Problem of={withdraw} />
    </div>
  )
}

function Problem({ of: { error } }: { of: Pick<UseMutationResult, 'error'> }) {
  const errorText = useErrorText()
  const problem = error && errorText(error)
  return problem ? (
    <Alert tone="danger" isLive>
      {problem}
    </Alert>
  ) : null
}
