import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Overlay of a locked photo: number of locked photos, and how to unlock them. A first purchase
 * gives premium (PHOTO-08). If the reader's text is large, the lock icon is hidden and the text is
 * smaller (UI-15).
 */
export function LockedNote({ count }: { count: number }) {
  const t = useTranslations('members.photos')
  const premium = useTranslations('app.loginRequired')('premium')
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-black/60 px-6 max-[16rem]:px-3 text-center text-white">
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-black/55 max-[16rem]:hidden">
        <Lock aria-hidden="true" className="size-6" />
      </span>
      <p className="font-bold text-xl max-[16rem]:text-base">{t('lockedCount', { count })}</p>
      <p className="max-w-[32ch] max-[16rem]:text-sm">{premium}</p>
      <LinkButton to={pathTo('credits')} tone="primary" className="mt-2">
        {t('unlock')}
      </LinkButton>
    </div>
  )
}
