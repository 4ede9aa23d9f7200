import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import type { SmallCard } from '#shared/model/profile.ts'
import { useDraft } from '../drafts.ts'

/** Limits of the contract (moderation.changeMember). */
const shortest = 3
const longest = 500

type UnbanDialogProps = {
  member: SmallCard
  isOpen: boolean
  isPending: boolean
  error: string | null
  onClose: () => void
  /** `onDone` deletes the draft once the server has the reason. */
  onConfirm: (reason: string, onDone: () => void) => void
}

/** Asks for the reason to lift a ban or suspension, which the member will read. */
export function UnbanDialog({ member, isOpen, isPending, error, onClose, onConfirm }: UnbanDialogProps) {
  const t = useTranslations('staff.actions.unban')
  const common = useTranslations('staff.actions')
  const form = useId()
  const [reason, setReason] = useDraft('unban', member.id)
  const [isTried, setTried] = useState(false)
  const isShort = reason.trim().length < shortest
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isShort && !isPending) onConfirm(reason, () => setReason(''))
  }
  return (
    <Dialog
      title={t('title', { name: member.name })}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" form={form} tone="primary" isPending={isPending}>
            {t('button')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        {error && (
          <Alert tone="danger" isLive>
            {error}
          </Alert>
        )}
        <p className="text-muted">{t('text')}</p>
        <TextAreaField
          label={common('reason')}
          description={common('reasonHint')}
          maxLength={longest}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isTried && isShort ? common('reasonMissing') : null}
        />
      </form>
    </Dialog>
  )
}
