import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { showToast } from '#frontend/ui/toasts.ts'

/** Member number, for messages to support (PROF-20, PROF-28). */
export function MemberNumber({ number }: { number: string }) {
  const t = useTranslations('members.profile')
  const copy = () =>
    void navigator.clipboard
      .writeText(number)
      .then(() => showToast(t('idCopied')))
      // refused by the browser: the number can be typed
      .catch(() => {})
  return (
    <section className="flex items-center gap-2 text-muted text-sm" aria-label={t('id')}>
      <p className="min-w-0">
        {t('id')}
        <span className="tabular block text-ink">{number}</span>
      </p>
      <IconButton label={t('copyId')} icon={<Copy aria-hidden="true" />} onClick={copy} />
    </section>
  )
}
