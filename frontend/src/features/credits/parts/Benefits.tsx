import { clsx } from 'clsx'
import { CalendarOff, Infinity as Forever, ImagePlus, Images, MessagesSquare } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'

/** Benefits of premium in five rows; private photos are not one of them (TRAP-73). */
export function Benefits({ className }: { className?: string }) {
  const t = useTranslations('credits.benefits')
  const { free_conversations, free_photos, premium_photos } = useSettings()
  const lines = [
    { Icon: Images, title: t('photos'), text: t('photosText') },
    { Icon: MessagesSquare, title: t('chats'), text: t('chatsText', { free: free_conversations }) },
    { Icon: ImagePlus, title: t('own', { max: premium_photos }), text: t('ownText', { free: free_photos }) },
    { Icon: Forever, title: t('life'), text: t('lifeText') },
    { Icon: CalendarOff, title: t('free'), text: t('freeText') },
  ]
  return (
    <ul className={clsx('grid gap-x-8 gap-y-4', className)}>
      {lines.map(({ Icon, title, text }) => (
        <li key={title} className="flex items-start gap-4">
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-tint text-on-primary-tint">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <span className="min-w-0">
            <span className="block font-medium">{title}</span>
            <span className="block text-muted text-sm">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
