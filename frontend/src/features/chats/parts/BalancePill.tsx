import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { Link } from '#frontend/ui/Link.tsx'
import { creditsBadge } from '#shared/rules/badges.ts'
import { pathTo } from '#shared/rules/paths.ts'

const tones = {
  none: 'bg-primary-tint text-on-primary-tint',
  warning: 'bg-warning-tint text-on-warning-tint',
  danger: 'bg-danger-tint text-on-danger-tint',
} as const

/**
 * Balance in the header of a conversation, for every member (TRAP-57), in the colours of the
 * credits badge (NAV-06 to 08). Links to the credits, from which a purchase returns here (CHAT-34).
 * Hidden on wide screens while the top bar shows the balance. In a narrow pane only the number is
 * shown, so that the name beside it has room.
 */
export function BalancePill({ credits }: { credits: number }) {
  const t = useTranslations('chats.composer')
  const isPaid = useMember()?.paid_user ?? false
  const tone = creditsBadge(credits)
  return (
    <Link
      to={pathTo('credits')}
      className={clsx('group touch-area inline-flex min-h-11 shrink-0 items-center', isPaid && tone && 'md:hidden')}
    >
      <span
        className={clsx(
          'tabular rounded-full px-3 @max-[13rem]/pane:px-1 @max-[22rem]/pane:px-2 py-1 font-bold text-sm group-hover:brightness-95',
          tones[tone ?? 'none'],
        )}
      >
        <span className="sr-only">{t('balance', { count: credits })}</span>
        <span aria-hidden="true" className="@max-[26rem]/pane:hidden">
          {t('price', { count: credits })}
        </span>
        <span aria-hidden="true" className="@min-[26rem]/pane:hidden">
          {credits}
        </span>
      </span>
    </Link>
  )
}
