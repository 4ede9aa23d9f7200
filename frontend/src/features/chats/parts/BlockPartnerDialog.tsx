import { useTranslations } from 'use-intl'
import { useBlock } from '#frontend/domain/safety/use-block.ts'
import { navigate } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useForgetConversation } from '../queries.ts'
import type { Thread } from '../thread.ts'

type BlockPartnerDialogProps = {
  thread: Pick<Thread, 'conversation' | 'partner'>
  isOpen: boolean
  onClose: () => void
}

/**
 * Confirmation of blocking the other member of a conversation, which then is no longer on this
 * device and leads back to the list (BLOCK-04).
 */
export function BlockPartnerDialog({ thread: { conversation, partner }, isOpen, onClose }: BlockPartnerDialogProps) {
  const t = useTranslations('chats')
  const errorText = useErrorText()
  const block = useBlock(partner.id)
  const forgetConversation = useForgetConversation()
  const confirm = () =>
    block.mutate(undefined, {
      onSuccess: () => {
        forgetConversation({ conversation, profile: partner.id })
        showToast(t('blocked', { name: partner.name }))
        navigate(pathTo('chats'))
      },
      onError: (error) => {
        const text = errorText(error)
        if (text) showToast(text, { tone: 'danger' })
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={t('confirm.block.title', { name: partner.name })}
      text={t('confirm.block.text', { name: partner.name })}
      confirm={t('confirm.block.confirm')}
      isOpen={isOpen}
      isPending={block.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
