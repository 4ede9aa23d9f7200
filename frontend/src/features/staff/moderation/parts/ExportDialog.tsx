import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { type ExportDelivery, exportDeliveries } from '#shared/model/hand-request.ts'
import { useExportMember } from '../hand-requests.ts'
import { useIdentityCheck } from '../use-identity-check.ts'
import { HandRequestDialog, type RequestProps } from './HandRequestDialog.tsx'

/** Requests a copy of a member's data. A mailed link is only offered if the member can sign in. */
export function ExportDialog({ member, maySignIn, onClose }: RequestProps) {
  const t = useTranslations('staff.requests.export')
  const check = useIdentityCheck()
  const send = useExportMember(member.id)
  const [delivery, setDelivery] = useState<ExportDelivery>(maySignIn ? 'mail' : 'staff')
  return (
    <HandRequestDialog
      title={t('title', { name: member.name })}
      text={maySignIn ? t('text') : [t('text'), t('onlyStaff')].join(' ')}
      submit={t('submit')}
      {...{ check, send, onClose }}
      onSubmit={(answers, onDone) =>
        send.mutate({ ...answers, member: member.id, delivery }, { onSuccess: () => onDone(t('done')) })
      }
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
