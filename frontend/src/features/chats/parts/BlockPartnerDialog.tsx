import { BlockDialog } from '#frontend/domain/safety/BlockDialog.tsx'
import { navigate } from '#frontend/lib/router.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useForgetConversation } from '../queries.ts'
import type { Thread } from '../thread.ts'

type BlockPartnerDialogProps = {
  thread: Pick<Thread, 'conversation' | 'partner'>
  isOpen: boolean
  onClose: () => void
}

/**
 * Confirmation of blocking the other member of a conversation. The device then forgets the
 * conversation, and shows the list of conversations (BLOCK-04).
 */
export default function BlockPartnerDialog({
  thread: { conversation, partner },
  isOpen,
  onClose,
}: BlockPartnerDialogProps) {
  const forgetConversation = useForgetConversation()
  const leave = () => {
    forgetConversation({ conversation, profile: partner.id })
    navigate(pathTo('chats'))
  }
  return <BlockDialog profile={{ ...partner, blocked: false }} isOpen={isOpen} onClose={onClose} onDone={leave} />
}
