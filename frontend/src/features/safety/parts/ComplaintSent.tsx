import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import type { Output } from '#shared/contract/endpoint.ts'
import type * as safety from '#shared/contract/safety.ts'
import { pathTo } from '#shared/rules/paths.ts'

export type Receipt = Output<typeof safety.complain>

/** Replaces the form after sending: receipt number, and the address of the answer. */
export function ComplaintSent({
  receipt: { receipt, email },
  isMember,
  onAnother,
}: {
  receipt: Receipt
  isMember: boolean
  onAnother: () => void
}) {
  const t = useTranslations('safety.complaint.sent')
  const heading = useRef<HTMLHeadingElement>(null)
  // The form had the focus and was removed, so the result gets the focus and is announced.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <Card className="mt-6 flex flex-col items-center gap-4 py-10! text-center md:mt-12">
      <CircleCheck aria-hidden="true" className="size-14 text-success" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('title')}
      </h1>
      <p className="max-w-[420px] break-words text-muted">{email === null ? t('textSilent') : t('text', { email })}</p>
      <dl className="rounded-control bg-sunken px-6 py-3">
        <dt className="text-muted text-sm">{t('receipt')}</dt>
        <dd className="tabular select-all font-bold text-xl">{receipt}</dd>
      </dl>
      <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <LinkButton to={pathTo(isMember ? 'members' : 'index')} tone="primary">
          {t(isMember ? 'toMembers' : 'toHome')}
        </LinkButton>
        <Button onClick={onAnother}>{t('another')}</Button>
      </div>
    </Card>
  )
}
