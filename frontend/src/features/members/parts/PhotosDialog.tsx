import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import { useOpenPhotos } from '../queries.ts'

/**
 * Whether the viewer's private photos are open to this member, with a function that opens or closes
 * them. Only opening needs a confirmation, as it cannot be undone once the photos are seen.
 */
export function usePrivatePhotos(profile: MemberProfile) {
  const t = useTranslations('members.openPhotos')
  const errorText = useErrorText()
  const { mutate, isPending } = useOpenPhotos(profile)
  const { name, own_private_photos_open: isOpen } = profile
  const toggle = (onSettled?: () => void) =>
    mutate(undefined, {
      onSuccess: () => showToast(t(isOpen ? 'closed' : 'done', { name })),
      onError: (error) => {
        const text = errorText(error)
        if (text) showToast(text, { tone: 'danger' })
      },
      onSettled,
    })
  return { isOpen, isPending, toggle }
}

type PhotosDialogProps = { profile: MemberProfile; isOpen: boolean; onClose: () => void }

export function PhotosDialog({ profile, isOpen, onClose }: PhotosDialogProps) {
  const t = useTranslations('members.openPhotos')
  const { isPending, toggle } = usePrivatePhotos(profile)
  const { name } = profile
  return (
    <ConfirmDialog
      title={t('title', { name })}
      text={t('text', { name })}
      confirm={t('confirm')}
      tone="primary"
      isOpen={isOpen}
      isPending={isPending}
      onConfirm={() => toggle(onClose)}
      onClose={onClose}
    />
  )
}
