import { type FormEvent, useState } from 'react'
import { Button } from '#frontend/ui/Button.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { reasonLength } from '#shared/model/reason.ts'

type ReasonFormProps = {
  words: { reason: string; missing: string; submit: string }
  isPending: boolean
  onSend: (reason: string) => void
  /** Aligns the button with the field, whose label is above it. */
  buttonClass?: string
}

/** Form in one row for a decision that needs a reason. */
export function ReasonForm({ words, isPending, onSend, buttonClass = 'sm:mt-8' }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = reason.trim().length < reasonLength.min
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isShort && !isPending) onSend(reason)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        label={words.reason}
        maxLength={reasonLength.max}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && isShort ? words.missing : null}
        className="min-w-0 flex-[1_1_16rem]"
      />
      <Button type="submit" isPending={isPending} className={buttonClass}>
        {words.submit}
      </Button>
    </form>
  )
}
