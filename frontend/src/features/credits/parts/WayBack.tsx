import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isConversation, type ReturnPath } from '#frontend/domain/account/return-path.ts'
import { useMember } from '#frontend/domain/account/session.ts'
import { forgetPaymentReturn, returnPathOf, takeUpReturnPath } from '#frontend/domain/credits/payment-return.ts'
import { keptKey, keptText } from '#frontend/lib/kept-texts.ts'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import type { Payment } from '#shared/model/money.ts'
import { pathTo } from '#shared/rules/paths.ts'

function useBackLabel(back: ReturnPath | null): string {
  const t = useTranslations('credits.transaction')
  if (!back) return t('toMembers')
  return isConversation(back) ? t('backToChat') : t(back.name === 'members-id' ? 'backToProfile' : 'back')
}

/** Link from a completed payment to the page from which the member came, else to the members. */
export function WayOn({ payment }: { payment: Payment }) {
  const memberId = useMember()?.id ?? ''
  const back = returnPathOf(memberId, payment.id)
  const label = useBackLabel(back)
  return (
    <LinkButton
      to={back?.path ?? pathTo('members')}
      tone="primary"
      size="lg"
      onClick={() => forgetPaymentReturn(memberId, payment.id)}
    >
      {label}
    </LinkButton>
  )
}

/**
 * Link from an open or failed payment to the conversation from which the order was made, with a
 * note if a draft waits there. The return path is kept: the payment can still be completed, or be
 * made in another way (CHAT-34).
 */
export function WayBack({ payment }: { payment: Payment }) {
  const t = useTranslations('buying.state')
  const memberId = useMember()?.id ?? ''
  const back = returnPathOf(memberId, payment.id)
  const label = useBackLabel(back)
  useEffect(() => takeUpReturnPath(memberId, payment.id), [memberId, payment.id])
  if (!back || !isConversation(back)) return null
  const { id } = back.params
  const isDraftKept = back.name === 'chats-id' && id && keptText(keptKey(memberId, 'draft', id))
  return (
    <div className="flex flex-col items-center gap-1">
      {isDraftKept && <p>{t('draftKept')}</p>}
      <LinkButton to={back.path} tone="ghost">
        {label}
      </LinkButton>
    </div>
  )
}
