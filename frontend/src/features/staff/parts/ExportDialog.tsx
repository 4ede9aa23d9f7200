import { useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { type ExportDelivery, exportDeliveries } from '#shared/model/hand-request.ts'
import type { SmallCard } from '#shared/model/profile.ts'
import { useExportMember } from '../hand-requests.ts'
import { useIdentityCheck } from '../use-identity-check.ts'
import { HandRequestDialog } from './HandRequestDialog.tsx'

type ExportDialogProps = { member: SmallCard; maySignIn: boolean; onClose: () => void }

/** Asks for a copy of a member's data; the mailed link needs a member who can sign in. */
export function ExportDialog({ member, maySignIn, onClose }: ExportDialogProps) {
  const t = useTranslations('staff.requests.export')
  const check = useIdentityCheck()
  const send = useExportMember(member.id)
  const [id] = useState(() => ulid())
  const [delivery, setDelivery] = useState<ExportDelivery>(maySignIn ? 'mail' : 'staff')
  const submit = () => {
    const answers = check.read()
    if (!answers) return
    const onSuccess = () => {
      showToast(t('done'), { tone: 'success' })
      onClose()
    }
    send.mutate({ id, member: member.id, ...answers, delivery }, { onSuccess })
  }
  return (
    <HandRequestDialog
      title={t('title', { name: member.name })}
      text={maySignIn ? t('text') : [t('text'), t('onlyStaff')].join(' ')}
      submit={t('submit')}
      check={check}
      isOpen
      isPending={send.isPending}
      error={send.error}
      onClose={onClose}
      onSubmit={submit}
    >
      {maySignIn && (
        <RadioCards
          label={t('delivery')}
          columns={1}
          options={exportDeliveries.map((value) => ({ value, label: t(value), description: t(`${value}Hint`) }))}
          value={delivery}
          onChange={setDelivery}
        />
      )}
    </HandRequestDialog>
  )
}
