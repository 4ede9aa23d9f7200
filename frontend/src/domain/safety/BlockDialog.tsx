import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import { useBlock, useUnblock } from './use-block.ts'

type BlockDialogProps = {
  profile: Pick<MemberProfile, 'id' | 'name' | 'blocked'>
  isOpen: boolean
  onClose: () => void
  /** Called when blocking or unblocking has succeeded. */
  onDone?: () => void
}

/** Confirmation of blocking, which removes conversation and likes, and of unblocking (BLOCK-03). */
export function BlockDialog({ profile, isOpen, onClose, onDone }: BlockDialogProps) {
  const t = useTranslations(profile.blocked ? 'members.unblock' : 'members.block')
  const errorText = useErrorText()
  const block = useBlock(profile.id)
  const unblock = useUnblock(profile.id)
  const { name } = profile
  const { mutate, isPending } = profile.blocked ? unblock : block
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        showToast(t('done', { name }))
        onDone?.()
      },
      onError: (error) => {
        const text = errorText(error)
        if (text) showToast(text, { tone: 'danger' })
      },
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      title={t('title', { name })}
      text={t('text', { name })}
      confirm={t('confirm')}
      tone={profile.blocked ? 'primary' : 'danger'}
      isOpen={isOpen}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
