import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClockOffset } from '#frontend/lib/server-clock.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { Countdown } from '#frontend/ui/Time.tsx'

export type SentCode = { phone_end: string; expires_at: string; digits: number }

type DebitCodeProps = {
  sent: SentCode | undefined
  value: string
  error: string | null
  isSending: boolean
  onChange: (value: string) => void
  onSend: () => void
}

/** SMS code: button that sends it, its field and how long it is valid (PAY-25). */
export function DebitCode({ sent, value, error, isSending, onChange, onSend }: DebitCodeProps) {
  const t = useTranslations('credits.directDebit')
  const clockOffsetMs = useClockOffset()
  const [endedAt, setEndedAt] = useState<string | null>(null)
  const isOver = sent !== undefined && endedAt === sent.expires_at
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="empty:hidden">
        {sent && (
          <>
            <p>{t('sent', { end: sent.phone_end })}</p>
            <p className="text-muted text-sm">
              {isOver ? (
                t('over')
              ) : (
                <>
                  {t('valid')}{' '}
                  <Countdown
                    key={sent.expires_at}
                    endsAt={sent.expires_at}
                    clockOffsetMs={clockOffsetMs}
                    onEnd={() => setEndedAt(sent.expires_at)}
                  />
                </>
              )}
            </p>
          </>
        )}
      </div>
      <TextField
        label={t('otp')}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...(sent && { maxLength: sent.digits })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <Button isPending={isSending} onClick={onSend} className="self-start">
        {t(sent ? 'sendAgain' : 'sendCode')}
      </Button>
    </div>
  )
}
