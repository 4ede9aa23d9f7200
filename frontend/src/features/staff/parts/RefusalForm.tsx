import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'

/** Limits of the contract (campaigns.decide). */
const shortest = 3
const longest = 500

/** Sends a campaign back to its authors, with a reason. */
export function RefusalForm({ isPending, onRefuse }: { isPending: boolean; onRefuse: (reason: string) => void }) {
  const t = useTranslations('staff.campaigns')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = reason.trim().length < shortest
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isShort) onRefuse(reason)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <TextField
          label={t('reason')}
          maxLength={longest}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isTried && isShort ? t('reasonMissing') : null}
        />
      </div>
      <Button type="submit" isPending={isPending} className="sm:mt-8">
        {t('refuse')}
      </Button>
    </form>
  )
}
