import { PlusSquare, Share } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Sheet } from '#frontend/ui/Dialog.tsx'

/** Installation instructions for iOS, where the site can only be installed from the share sheet. */
export default function InstallSteps({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('app.install')
  const steps = [
    { text: t('ios1'), icon: <Share aria-hidden="true" /> },
    { text: t('ios2'), icon: <PlusSquare aria-hidden="true" /> },
    { text: t('ios3'), icon: null },
  ]
  return (
    <Sheet
      title={t('iosTitle')}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ol className="flex flex-col gap-4 py-2">
        {steps.map(({ text, icon }, index) => (
          <li key={text} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-tint font-bold text-on-primary-tint text-sm"
            >
              {index + 1}
            </span>
            <span className="flex-1 pt-0.5">{text}</span>
            <span className="pt-0.5 text-muted [&_svg]:size-5">{icon}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
