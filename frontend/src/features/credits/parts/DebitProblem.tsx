import { useTranslations } from 'use-intl'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

type DebitProblemProps = { error: unknown; bundle: string; isFailed: boolean }

/**
 * Reason why a direct debit cannot be ordered, with the alternatives: another bundle or method if
 * it exceeds the limits (PAY-28), another method if the account is blocked (PAY-27).
 */
export function DebitProblem({ error, bundle, isFailed }: DebitProblemProps) {
  const t = useTranslations('credits')
  const errorText = useErrorText()
  if (isFailed)
    return (
      <Alert tone="danger" isLive title={t('transaction.failed')} action={<OtherMethod bundle={bundle} />}>
        {t('transaction.failedText')}
      </Alert>
    )
  const text = error ? errorText(error) : null
  if (!text) return null
  const code = error instanceof Refused ? error.code : null
  const isLimited = code === 'direct_debit_limit'
  const hasWayOut = isLimited || code === 'direct_debit_blocked'
  return (
    <Alert
      tone={code === 'mandate_changed' ? 'warning' : 'danger'}
      isLive
      action={
        hasWayOut && (
          <div className="flex flex-wrap gap-2">
            {isLimited && <LinkButton to={pathTo('credits')}>{t('directDebit.cheaper')}</LinkButton>}
            <OtherMethod bundle={bundle} />
          </div>
        )
      }
    >
      {text}
    </Alert>
  )
}

function OtherMethod({ bundle }: { bundle: string }) {
  const t = useTranslations('credits.transaction')
  return <LinkButton to={pathTo('credits-id-paymentmethod', { id: bundle })}>{t('otherMethod')}</LinkButton>
}
