import { useTranslations } from 'use-intl'
import { WaysIn } from '#frontend/domain/account/WaysIn.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'

/** Action attempted by a visitor (OPEN-78). */
export type LoginReason = 'like' | 'chat' | 'photos' | 'gift'

/**
 * Message that the action is for members, in the specification's words, with links to signup and
 * login.
 */
export function LoginRequired({ reason, onClose }: { reason: LoginReason | null; onClose: () => void }) {
  const words = useTranslations('app.loginRequired')
  const t = useTranslations('members.waysIn')
  return (
    <Dialog title={reason ? words(reason) : ''} isOpen={reason !== null} onClose={onClose} size="sm">
      <p className="mb-5 text-muted">{t('lead')}</p>
      <WaysIn />
    </Dialog>
  )
}
