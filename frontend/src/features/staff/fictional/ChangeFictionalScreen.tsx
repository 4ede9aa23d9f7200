import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { useMemberView } from '#frontend/features/staff/member-view.ts'
import { Head } from '#frontend/features/staff/parts/Head.tsx'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { MemberPhotos } from '#frontend/features/staff/parts/MemberPhotos.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { staffPaths } from '#frontend/features/staff/paths.ts'
import { navigate } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { answersOf } from './fictional-form.ts'
import { FictionalForm } from './parts/FictionalForm.tsx'
import { FictionalPhotos } from './parts/FictionalPhotos.tsx'
import { useRemoveFictional } from './queries.ts'

/** Editor of a fictional profile: fields, photos, deletion. */
export default function ChangeFictionalScreen({ id }: { id: string }) {
  const t = useTranslations('staff.fictional')
  const errorText = useErrorText()
  const view = useMemberView(id)
  const removal = useRemoveFictional(id)
  const [isRemoving, setRemoving] = useState(false)
  const { data } = view
  const stored = data && answersOf(data)
  return (
    <>
      <Head
        title={stored ? t('change', { name: stored.name }) : t('title')}
        lead={<TextLink to={staffPaths.fictional}>{t('back')}</TextLink>}
      >
        {stored && <FictionalMark />}
      </Head>
      {view.isPending && <RowsSkeleton />}
      {view.error && !data && <LoadFailed error={view.error} onRetry={() => void view.refetch()} />}
      {data !== undefined && !stored && <EmptyState drawing="drawer" title={t('missing')} />}
      {stored && data && (
        <div className="flex flex-col gap-6">
          <FictionalForm isNew={false} stored={stored} onSaved={() => showToast(t('saved'), { tone: 'success' })}>
            <Button onClick={() => setRemoving(true)}>{t('remove')}</Button>
          </FictionalForm>
          <FictionalPhotos memberId={id} />
          {data.photos.length > 0 && <MemberPhotos member={data} q={id} />}
          <ConfirmDialog
            title={t('removeTitle', { name: stored.name })}
            text={t('removeText')}
            confirm={t('remove')}
            isOpen={isRemoving}
            isPending={removal.isPending}
            error={removal.error && errorText(removal.error)}
            onClose={() => setRemoving(false)}
            onConfirm={() =>
              removal.mutate(undefined, {
                onSuccess: () => {
                  showToast(t('removed', { name: stored.name }), { tone: 'success' })
                  navigate(staffPaths.fictional, { isReplacing: true })
                },
              })
            }
          />
        </div>
      )}
    </>
  )
}
