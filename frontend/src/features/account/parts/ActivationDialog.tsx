import { useTranslations } from 'use-intl'
import { navigate, usePage } from '#frontend/lib/router.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Sheet } from '#frontend/ui/Dialog.tsx'
import { NewMail } from './NewMail.tsx'

/**
 * Activation reminder right after signup on phones (HOME-25); once it is closed, the banner is
 * shown.
 */
export function ActivationDialog({ email }: { email: string }) {
  const t = useTranslations('app.activation')
  const { pathname, search } = usePage()
  const close = () => {
    const { api_signup_complete: _, ...rest } = search
    navigate(pathname, { search: rest, isReplacing: true, isScrollKept: true })
  }
  return (
    <Sheet
      isOpen
      title={t('title')}
      onClose={close}
      footer={
        <Button tone="primary" onClick={close}>
          {t('later')}
        </Button>
      }
    >
      <p className="mb-4">{t.rich('text', { email, address: (text) => <strong>{text}</strong> })}</p>
      <NewMail />
    </Sheet>
  )
}
