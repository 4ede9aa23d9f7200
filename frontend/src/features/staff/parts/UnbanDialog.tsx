import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import type { SmallCard } from '#shared/model/profile.ts'
import { reasonLength } from '#shared/model/reason.ts'
import { useDraft } from '../drafts.ts'
import { FormDialog } from './FormDialog.tsx'

type UnbanDialogProps = {
  member: SmallCard
  isOpen: boolean
  isPending: boolean
  error: unknown
  onClose: () => void
  /** Must call `onDone` after the server has stored the reason; `onDone` deletes the draft. */
  onConfirm: (reason: string, onDone: () => void) => void
}

/** Asks for the reason to lift a ban or suspension, which the member will read. */
export function UnbanDialog({ member, isOpen, isPending, error, onClose, onConfirm }: UnbanDialogProps) {
  const t = useTranslations('staff.actions.unban')
  const common = useTranslations('staff.actions')
  const [reason, setReason] = useDraft('unban', member.id)
  const [isTried, setTried] = useState(false)
  const isShort = reason.trim().length < reasonLength.min
  const submit = () => {
    setTried(true)
    if (!isShort && !isPending) onConfirm(reason, () => setReason(''))
  }
  return (
    <FormDialog
      title={t('title', { name: member.name })}
      submit={t('button')}
      isOpen={isOpen}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-muted">{t('text')}</p>
      <TextAreaField
        label={common('reason')}
        description={common('reasonHint')}
        maxLength={reasonLength.max}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && isShort ? common('reasonMissing') : null}
      />
    </FormDialog>
  )
}
