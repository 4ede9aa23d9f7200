import { Siren } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSuspectMember } from '#frontend/features/staff/decide.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Escalation } from '#shared/model/photo.ts'
import type { SmallCard } from '#shared/model/profile.ts'

type SuspectProps = { member: SmallCard; suspicions: readonly Escalation[]; complaint?: string }

/**
 * Buttons that suspend a suspected minor, or a member suspected of child abuse, and open a case for
 * a colleague (MOD-06, MOD-07).
 */
export function Suspect({ member: { id, name }, suspicions, complaint }: SuspectProps) {
  const t = useTranslations('staff.actions.suspect')
  const errorText = useErrorText()
  const send = useSuspectMember()
  const suspect = (suspicion: Escalation) =>
    send.mutate(
      { member: id, suspicion, ...(complaint && { complaint }) },
      { onSuccess: () => showToast(t('done', { name }), { tone: 'success' }) },
    )
  return (
    <div className="flex min-w-0 basis-full flex-col items-start gap-2">
      {send.error && (
        <Alert tone="danger" isLive>
          {errorText(send.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {suspicions.map((suspicion) => (
          <Button
            key={suspicion}
            className="wrap-anywhere text-danger-ink!"
            icon={<Siren aria-hidden="true" />}
            isPending={send.isPending}
            onClick={() => suspect(suspicion)}
          >
            {t(`button.${suspicion}`)}
          </Button>
        ))}
      </div>
      <p className="max-w-[65ch] text-muted text-sm">{t('hint')}</p>
    </div>
  )
}
