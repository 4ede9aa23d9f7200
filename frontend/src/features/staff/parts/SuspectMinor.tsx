import { Siren } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { SmallCard } from '#shared/model/profile.ts'
import { useSuspectMinor } from '../queries.ts'

/** Button that suspends a suspected minor and opens a case for a colleague (MOD-06). */
export function SuspectMinor({ member: { id, name }, complaint }: { member: SmallCard; complaint?: string }) {
  const t = useTranslations('staff.actions.minor')
  const errorText = useErrorText()
  const send = useSuspectMinor()
  const suspect = () =>
    send.mutate(
      { member: id, ...(complaint && { complaint }) },
      { onSuccess: () => showToast(t('done', { name }), { tone: 'success' }) },
    )
  return (
    <div className="flex basis-full flex-col items-start gap-2">
      {send.error && (
        <Alert tone="danger" isLive>
          {errorText(send.error)}
        </Alert>
      )}
      <Button tone="danger" icon={<Siren aria-hidden="true" />} isPending={send.isPending} onClick={suspect}>
        {t('button')}
      </Button>
      <p className="max-w-[65ch] text-muted text-sm">{t('hint')}</p>
    </div>
  )
}
