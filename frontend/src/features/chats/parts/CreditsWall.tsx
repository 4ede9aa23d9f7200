import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { openOrder } from '#frontend/domain/credits/order-sheet.ts'
import { usePage } from '#frontend/lib/router.ts'
import { TextLink } from '#frontend/ui/Link.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { BundleOffer } from './BundleOffer.tsx'

type CreditsWallProps = {
  name: string
  missing: number
  /** Whether a text, gift or photo waits to be sent. */
  hasUnsent: boolean
}

/**
 * Bundles below the last message if credits are missing (CHAT-11, CHAT-34). Text field and messages
 * stay usable. The order opens over the conversation, and its payment leads back to the
 * conversation.
 */
export default function CreditsWall({ name, missing, hasUnsent }: CreditsWallProps) {
  const t = useTranslations('chats')
  const { message_credits } = useSettings()
  const { href } = usePage()
  return (
    <section aria-label={t('notice.insufficient_credits')} className="flex animate-land flex-col gap-2 pb-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="alert" className="font-bold @max-[22rem]/pane:text-sm">
          {t('notice.insufficient_credits')}
        </p>
        <TextLink to={pathTo('credits')} className="-my-3 inline-flex min-h-11 items-center text-sm">
          {t('wall.all')}
        </TextLink>
      </div>
      <p className="-mt-1 text-muted text-sm [@media(max-height:620px)]:sr-only">
        {hasUnsent ? t('wall.kept', { name }) : t('wall.why', { count: message_credits })}
      </p>
      <BundleOffer
        missing={missing}
        enoughFor={(credits) => t('wall.enough', { count: Math.floor(credits / message_credits) })}
        onChoose={(bundle) => openOrder.write({ bundle, path: href })}
      />
    </section>
  )
}
