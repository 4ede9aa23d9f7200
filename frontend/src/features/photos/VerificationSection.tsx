import { useTranslations } from 'use-intl'
import { Alert } from '#frontend/ui/Alert.tsx'
import { RetryAlert } from '#frontend/ui/RetryAlert.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { OwnVerification } from '#shared/model/verification.ts'
import { verificationLimits } from '#shared/rules/photo-limits.ts'
import { PoseAsked } from './parts/PoseAsked.tsx'
import { StartVerification, WithdrawVerification } from './parts/VerificationButtons.tsx'
import { useVerification } from './verification.ts'

/** Photo verification on the member's own profile (MOD-22): explanation, pose and result. */
export default function VerificationSection() {
  const t = useTranslations('verification')
  const { data, isError, refetch } = useVerification()
  return (
    <Section id="verification" title={t('title')} lead={t('lead')}>
      <p className="text-muted text-sm">{t('kept', { days: String(verificationLimits.waitingDays) })}</p>
      {data && <State found={data} />}
      {!data && !isError && <Skeleton className="h-11 w-48" />}
      {!data && isError && (
        <RetryAlert retry={t('retry')} onRetry={() => void refetch()}>
          {t('loadFailed')}
        </RetryAlert>
      )}
    </Section>
  )
}

function State({ found: { state, id, pose, expires_at, reason, verified } }: { found: OwnVerification }) {
  const t = useTranslations('verification')
  if (state === 'asked' && id && pose && expires_at) return <PoseAsked {...{ id, pose, until: expires_at }} />
  if (state === 'inspecting') return <Alert isLive>{t('inspecting')}</Alert>
  if (state === 'waiting')
    return (
      <>
        <Alert isLive>{t('waiting')}</Alert>
        <WithdrawVerification words={t('withdraw')} />
      </>
    )
  return (
    <>
      {state === 'refused' && reason && (
        <Alert tone="warning" title={t('refused')}>
          {t(`reasons.${reason}`)}
        </Alert>
      )}
      {verified ? (
        <Alert tone="success" title={t('verified')}>
          {t('verifiedHint')}
        </Alert>
      ) : (
        <StartVerification words={t(state === 'refused' ? 'again' : 'start')} />
      )}
    </>
  )
}
