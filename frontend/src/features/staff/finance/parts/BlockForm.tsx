import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { reasonLength } from '#shared/model/reason.ts'
import { useBlockDebit } from '../debits.ts'

type Action = 'block' | 'unblock'

type BlockFormProps = {
  /**
   * Bank account or phone number, or the payment whose bank account and phone number are meant;
   * null while the enclosing form is incomplete.
   */
  named: { reference: string } | { iban: string } | { phone: string } | null
  can: Readonly<Record<Action, boolean>>
  /** Called when the form is sent while `named` is null. */
  onIncomplete?: () => void
}

/** Blocks or unblocks a bank account or phone number for direct debits, with a reason (FIN-04). */
export function BlockForm({ named, can, onIncomplete }: BlockFormProps) {
  const t = useTranslations('finance.debits')
  const errorText = useErrorText()
  const decide = useBlockDebit()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = reason.trim().length < reasonLength.min
  const send = (action: Action) => {
    setTried(true)
    if (!named) onIncomplete?.()
    if (!named || isShort || decide.isPending) return
    decide.mutate(
      { action, reason, ...named },
      {
        onSuccess: ({ blocked }) => {
          showToast(t(blocked ? 'doneBlocked' : 'doneUnblocked'), { tone: 'success' })
          setReason('')
          setTried(false)
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(can.block ? 'block' : 'unblock')
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
      {decide.error && (
        <Alert tone="danger" isLive className="w-full">
          {errorText(decide.error)}
        </Alert>
      )}
      <TextField
        label={t('reason')}
        maxLength={reasonLength.max}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && isShort ? t('reasonMissing', { count: String(reasonLength.min) }) : null}
        className="w-full"
      />
      <div className="flex flex-wrap gap-3">
        {can.block && (
          <Button type="submit" isPending={decide.isPending}>
            {t('block')}
          </Button>
        )}
        {can.unblock && (
          <Button isPending={decide.isPending} onClick={() => send('unblock')}>
            {t('unblock')}
          </Button>
        )}
      </div>
    </form>
  )
}
