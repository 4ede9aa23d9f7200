import { ShieldCheck, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { setFlag } from '#frontend/lib/storage-flags.ts'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Safety tip at the start of a conversation, until the member has closed it once (MOD-21). Hidden
 * in large text on a phone, so that the messages keep half of the height (CHAT-31).
 */
export default function SafetyTip() {
  const t = useTranslations('chats')
  const ui = useTranslations('ui')
  return (
    <div className="mb-2 flex @max-[19rem]/pane:hidden items-center gap-2 text-muted text-sm">
      <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1">
        {t('tip')}{' '}
        <TextLink to={pathTo('pages-safety')} className="whitespace-nowrap py-2">
          {t('hint.more')}
        </TextLink>
      </p>
      <IconButton
        label={ui('close')}
        icon={<X aria-hidden="true" />}
        onClick={() => setFlag('hide-safety-tip', new Date())}
        className="-mr-2"
      />
    </div>
  )
}
