import { useTranslations } from 'use-intl'
import { useBlock, useUnblock } from '#frontend/lib/use-block.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { MemberProfile } from '#shared/contract/members.ts'

/** Both blocking, which takes the conversation and the likes away, and undoing it (BLOCK-03) are asked once more. */
export function BlockDialog({
  profile,
  isOpen,
  onClose,
}: {
  profile: MemberProfile
  isOpen: boolean
  onClose: () => void
}) {
  const t = useTranslations(profile.blocked ? 'members.unblock' : 'members.block')
  const cancel = useTranslations('members')('cancel')
  const errorText = useErrorText()
  const block = useBlock(profile.id)
  const unblock = useUnblock(profile.id)
  const { name } = profile
  const { mutate, isPending } = profile.blocked ? unblock : block
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => showToast(t('done', { name })),
      onError: (error) => {
        const text = errorText(error)
        if (text) showToast(text, { tone: 'danger' })
      },
      onSettled: onClose,
    })
  return (
    <Dialog
      title={t('title', { name })}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone={profile.blocked ? 'primary' : 'danger'} isPending={isPending} onClick={confirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('text', { name })}</p>
    </Dialog>
  )
}
