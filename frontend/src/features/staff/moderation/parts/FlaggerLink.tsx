import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { showToast } from '#frontend/ui/toasts.ts'

/** Link of a new trusted flagger, shown once, as the server stores only a hash of its secret. */
export function FlaggerLink({ name, url }: { name: string; url: string }) {
  const t = useTranslations('staff.flaggers')
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    showToast(t('copied'), { tone: 'success' })
  }
  return (
    <div role="status" className="flex flex-col items-start gap-3 rounded-control bg-sunken p-4 text-sm">
      <h2 className="text-base">{t('link', { name })}</h2>
      <p>{t('linkHint')}</p>
      <p className="select-all break-all">{url}</p>
      <Button onClick={() => void copy()}>{t('copy')}</Button>
    </div>
  )
}
