import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { navigate } from '#frontend/lib/router.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { DeleteConfirm } from './DeleteConfirm.tsx'
import { DeleteForm, type Reasons } from './DeleteForm.tsx'
import { useDeletion } from './queries.ts'

/**
 * Deletion of the account (ACC-43): form, one confirmation, done. Three clicks suffice, as every
 * question is optional (TRAP-44). The form's input is kept while the page is open. `onDeleted`
 * removes the member's data from this device.
 */
export default function DeleteSection({ onDeleted }: { onDeleted: () => void }) {
  const t = useTranslations('account.leaving')
  const [step, setStep] = useState<'closed' | 'form' | 'confirm'>('closed')
  const [reasons, setReasons] = useState<Reasons>({ reason: null, remarks: '' })
  const deletion = useDeletion({
    onDeleted: () => {
      onDeleted()
      navigate(pathTo('account-deleted'), { isReplacing: true })
    },
    onSessionEnded: () => showToast(t('confirm.notDeleted'), { tone: 'danger' }),
  })
  const close = useCallback(() => setStep('closed'), [])

  const remove = () => {
    const { reason, remarks } = reasons
    const body = { ...(reason && { reason }), ...(remarks.trim() && { remarks }) }
    deletion.mutate(body)
  }

  return (
    <Section id="delete" title={t('section.title')} lead={t('section.lead', { days: String(deletionGraceDays) })}>
      <Button className="self-start" onClick={() => setStep('form')}>
        {t('section.open')}
      </Button>
      <Dialog title={t('form.title')} shape="sheet" isOpen={step === 'form'} onClose={close}>
        <DeleteForm reasons={reasons} onChange={setReasons} onCancel={close} onSubmit={() => setStep('confirm')} />
      </Dialog>
      <DeleteConfirm
        isOpen={step === 'confirm'}
        isPending={deletion.isPending}
        error={deletion.error}
        onCancel={close}
        onConfirm={remove}
      />
    </Section>
  )
}
