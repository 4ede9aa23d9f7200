import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { goneMember } from '#shared/contract/finance.ts'
import { answersOf, formOf } from '../discount-form.ts'
import { type FollowedDiscount, useDiscount, useSaveDiscount } from '../discounts.ts'
import { DiscountForm } from './DiscountForm.tsx'
import { DiscountUse } from './DiscountUse.tsx'

/** One discount code: its use, its limits, and the button that stops it. */
export function DiscountDetail({ code }: { code: string }) {
  const t = useTranslations('finance.discounts')
  const view = useDiscount(code)
  const { data } = view
  return (
    <div className="flex flex-col gap-6">
      {view.isPending && <RowsSkeleton />}
      {view.error && !data && <LoadFailed error={view.error} onRetry={() => void view.refetch()} />}
      {data === null && <EmptyState drawing="drawer" title={t('missing')} />}
      {data && (
        <>
          <DiscountUse discount={data} />
          <DiscountForm
            key={data.version}
            answers={answersOf(data)}
            stored={data}
            onSaved={() => showToast(t('saved'), { tone: 'success' })}
            actions={(isChanged) => data.user_id !== goneMember && <Stop discount={data} isChanged={isChanged} />}
          />
        </>
      )}
    </div>
  )
}

/**
 * Stops or resumes the stored code; unsaved changes must be saved first. Not shown for a code of a
 * purged member: such a code has to name another member first.
 */
function Stop({ discount, isChanged }: { discount: FollowedDiscount; isChanged: boolean }) {
  const t = useTranslations('finance.discounts')
  const errorText = useErrorText()
  const save = useSaveDiscount()
  const [isAsking, setAsking] = useState(false)
  const { code } = discount
  const isActive = discount.status === 'active'
  const change = () =>
    save.mutate(
      { ...formOf(answersOf(discount), discount), status: isActive ? 'inactive' : 'active' },
      {
        onSuccess: () => showToast(t(isActive ? 'stopped' : 'resumed', { code }), { tone: 'success' }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button
        tone={isActive ? 'danger' : undefined}
        disabled={isChanged}
        isPending={save.isPending}
        onClick={isActive ? () => setAsking(true) : change}
      >
        {t(isActive ? 'stop' : 'resume')}
      </Button>
      {isChanged && <p className="self-center text-muted text-sm">{t('saveFirst')}</p>}
      {save.error && (
        <Alert tone="danger" isLive className="w-full">
          {errorText(save.error)}
        </Alert>
      )}
      <ConfirmDialog
        title={t('stopTitle', { code })}
        text={t('stopText')}
        confirm={t('stop')}
        isOpen={isAsking}
        isPending={save.isPending}
        onClose={() => setAsking(false)}
        onConfirm={change}
      />
    </>
  )
}
