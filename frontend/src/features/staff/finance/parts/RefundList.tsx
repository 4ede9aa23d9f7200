import { useTranslations } from 'use-intl'
import { ReasonForm } from '#frontend/features/staff/parts/ReasonForm.tsx'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { Price } from '#frontend/ui/Price.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { reasonLength } from '#shared/model/reason.ts'
import { type PaymentStory, type RefundAction, useDecideRefund } from '../payments.ts'

type Refund = PaymentStory['refunds'][number]

/** Refunds of a payment, with buttons for a refund that waits for a decision. */
export function RefundList({ payment }: { payment: PaymentStory }) {
  const t = useTranslations('finance.payments')
  return (
    <section>
      <h2 className="mb-2 text-base">{t('refunds')}</h2>
      <ul className="divide-y divide-line rounded-control border border-line bg-surface">
        {payment.refunds.map((refund) => (
          <li key={refund.id} className="flex flex-col gap-3 p-4 text-sm">
            <Facts refund={refund} currency={payment.currency} />
            {refund.state === 'waiting' &&
              (refund.mine ? (
                <Alert>{t('own')}</Alert>
              ) : (
                <Decision reference={payment.reference} id={refund.id} plain="approve" reasoned="decline" />
              ))}
            {refund.state === 'failed' && (
              <Decision reference={payment.reference} id={refund.id} plain="retry" reasoned="by_hand" />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ refund, currency }: { refund: Refund; currency: string }) {
  const t = useTranslations('finance.payments')
  const { state } = refund
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Price cents={refund.cents} currency={currency} className="font-medium" />
        <Tag tone={state === 'failed' ? 'danger' : state === 'arrived' ? 'success' : 'neutral'}>
          {t(`refundStates.${state}`)}
        </Tag>
        <ExactTime at={refund.at} className="text-muted" />
      </p>
      <p>
        {refund.by ? t('askedBy', { name: refund.by }) : t('withdrawal')}
        {refund.approved_by && ` · ${t('decidedBy', { name: refund.approved_by })}`}
      </p>
      {refund.reason && <p className="text-muted">{refund.reason}</p>}
      {refund.failure && <p className="text-danger-ink">{refund.failure}</p>}
    </>
  )
}

const buttons = { decline: 'decline', by_hand: 'byHand' } as const

type DecisionProps = {
  reference: string
  id: string
  plain: Extract<RefundAction, 'approve' | 'retry'>
  /** Decision that needs a reason. */
  reasoned: keyof typeof buttons
}

/**
 * Buttons for two decisions about a refund; the second decision needs a reason. The server enforces
 * who may decide.
 */
function Decision({ reference, id, plain, reasoned }: DecisionProps) {
  const t = useTranslations('finance.payments')
  const errorText = useErrorText()
  const decide = useDecideRefund(reference)
  const done = { onSuccess: () => showToast(t('done'), { tone: 'success' }) } as const
  return (
    <>
      {decide.error && (
        <Alert tone="danger" isLive>
          {errorText(decide.error)}
        </Alert>
      )}
      <div>
        <Button tone="primary" isPending={decide.isPending} onClick={() => decide.mutate({ id, action: plain }, done)}>
          {t(plain)}
        </Button>
      </div>
      <ReasonForm
        words={{
          reason: t('reason'),
          missing: t('reasonMissing', { count: String(reasonLength.min) }),
          submit: t(buttons[reasoned]),
        }}
        isPending={decide.isPending}
        onSend={(reason) => decide.mutate({ id, action: reasoned, reason }, done)}
      />
    </>
  )
}
