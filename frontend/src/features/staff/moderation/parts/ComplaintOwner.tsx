import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { type ComplaintRow, useOwnComplaint } from '../complaints.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

/** Who works on a complaint (MOD-04), and buttons to take it, release it or hand it over. */
export function ComplaintOwner({ complaint: { id, owner } }: { complaint: ComplaintRow }) {
  const t = useTranslations('staff.complaint.owner')
  const errorText = useErrorText()
  const own = useOwnComplaint(id)
  const [isHanding, setHanding] = useState(false)
  const isOther = owner !== null && !owner.mine
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line bg-surface p-4">
      <p>
        {!owner && t('nobody')}
        {owner?.mine && (owner.handed_by === null ? t('mine') : t('handed', { name: owner.handed_by }))}
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
      <div className="flex flex-wrap gap-2">
        <Button
          isPending={own.isPending}
          onClick={() => own.mutate({ isWanted: !owner?.mine, ...(isOther && { from: owner.id }) })}
        >
          {owner?.mine ? t('release') : isOther ? t('takeOver') : t('take')}
        </Button>
        {!isOther && <Button onClick={() => setHanding(true)}>{t('handOver')}</Button>}
      </div>
      <HandOverDialog id={id} isOpen={isHanding} onClose={() => setHanding(false)} />
    </div>
  )
}
