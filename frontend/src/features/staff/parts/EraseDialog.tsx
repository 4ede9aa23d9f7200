import { useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { type ErasureTiming, erasureTimings } from '#shared/model/hand-request.ts'
import type { SmallCard } from '#shared/model/profile.ts'
import { useRequestErasure } from '../hand-requests.ts'
import { useIdentityCheck } from '../use-identity-check.ts'
import { HandRequestDialog } from './HandRequestDialog.tsx'

type EraseDialogProps = { member: SmallCard; maySignIn: boolean; onClose: () => void }

/** Asks a colleague to erase a member; a grace period needs a member who can sign in. */
export function EraseDialog({ member, maySignIn, onClose }: EraseDialogProps) {
  const t = useTranslations('staff.requests.erase')
  const check = useIdentityCheck()
  const send = useRequestErasure(member.id)
  const [id] = useState(() => ulid())
  const [timing, setTiming] = useState<ErasureTiming>(maySignIn ? 'grace' : 'now')
  const submit = () => {
    const answers = check.read()
    if (!answers) return
    const onSuccess = () => {
      showToast(t('done'), { tone: 'success' })
      onClose()
    }
    send.mutate({ id, member: member.id, ...answers, timing }, { onSuccess })
  }
  return (
    <HandRequestDialog
      title={t('title', { name: member.name })}
      text={maySignIn ? t('text') : [t('text'), t('onlyNow')].join(' ')}
      submit={t('submit')}
      tone="danger"
      check={check}
      isOpen
      isPending={send.isPending}
      error={send.error}
      onClose={onClose}
      onSubmit={submit}
    >
      {maySignIn && (
        <RadioCards
          label={t('timing')}
          columns={1}
          options={erasureTimings.map((value) => ({ value, label: t(value), description: t(`${value}Hint`) }))}
          value={timing}
          onChange={setTiming}
        />
      )}
    </HandRequestDialog>
  )
}
