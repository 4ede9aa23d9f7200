import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { type ComplaintRow, useOwnComplaint } from '../queries.ts'

/** Who works on a complaint (MOD-04), and a button to take it, take it over or release it. */
export function ComplaintOwner({ complaint: { id, owner } }: { complaint: ComplaintRow }) {
  const t = useTranslations('staff.complaint.owner')
  const errorText = useErrorText()
  const own = useOwnComplaint(id)
  const isOther = owner !== null && !owner.mine
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line bg-surface p-4">
      <p>
        {!owner && t('nobody')}
        {owner?.mine && t('mine')}
        {isOther && t('other', { name: owner.name })}{' '}
        {owner && (
          <span className="text-muted text-sm">
            {t('until')} <ExactTime at={owner.until} />
          </span>
        )}
      </p>
      {own.error && (
        <Alert tone="danger" isLive>
          {errorText(own.error)}
        </Alert>
      )}
      <Button
        isPending={own.isPending}
        onClick={() => own.mutate({ isWanted: !owner?.mine, ...(isOther && { from: owner.id }) })}
      >
        {owner?.mine ? t('release') : isOther ? t('takeOver') : t('take')}
      </Button>
    </div>
  )
}
