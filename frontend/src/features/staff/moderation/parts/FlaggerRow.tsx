import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Flagger } from '#shared/contract/flaggers.ts'
import { useRevokeFlagger } from '../flaggers.ts'

/** Trusted flagger with the state of its link, which can be revoked. */
export function FlaggerRow({ flagger, now }: { flagger: Flagger; now: Date }) {
  const t = useTranslations('staff.flaggers')
  const errorText = useErrorText()
  const revoke = useRevokeFlagger()
  const [isAsked, setAsked] = useState(false)
  const { id, name, email, country, until, revoked_at } = flagger
  const isOver = until <= now.toISOString()
  const at = revoked_at ?? until
  const close = () => {
    setAsked(false)
    revoke.reset()
  }
  const confirm = () =>
    revoke.mutate(id, {
      onSuccess: () => {
        showToast(t('revokedDone', { name }), { tone: 'success' })
        close()
      },
    })
  return (
    <li className="flex flex-wrap items-center gap-3 p-4 text-sm">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="break-words font-medium text-base">
          {name} <span className="font-normal text-muted">{country}</span>
        </p>
        <p className="break-words">{email}</p>
        <p className={revoked_at || isOver ? 'text-danger-ink' : 'text-muted'}>
          {t.rich(revoked_at ? 'revoked' : isOver ? 'ended' : 'valid', { time: () => <ExactTime key="at" at={at} /> })}
        </p>
        <p className="text-muted">{t('by', { name: flagger.added_by })}</p>
      </div>
      {!revoked_at && !isOver && <Button onClick={() => setAsked(true)}>{t('revoke')}</Button>}
      <ConfirmDialog
        title={t('revokeTitle', { name })}
        text={t('revokeText')}
        confirm={t('revoke')}
        isOpen={isAsked}
        isPending={revoke.isPending}
        error={revoke.error && errorText(revoke.error)}
        onClose={close}
        onConfirm={confirm}
      />
    </li>
  )
}
