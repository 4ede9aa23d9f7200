import { clsx } from 'clsx'
import { Ellipsis, Trash2, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useIsPartnerTyping } from '#frontend/domain/chats/typing.ts'
import { useLastLine } from '#frontend/domain/chats/use-last-line.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { OnlineDot } from '#frontend/domain/members/OnlineDot.tsx'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Avatar } from '#frontend/ui/Avatar.tsx'
import { Badge } from '#frontend/ui/Badge.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Menu } from '#frontend/ui/Menu.tsx'
import { Moment } from '#frontend/ui/Time.tsx'
import type { Conversation } from '#shared/model/message.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useSwipe } from '../use-swipe.ts'
import { TypingDots } from './TypingDots.tsx'

/**
 * The menu replaces the time while the row is hovered or focused. On touch screens it is for
 * keyboards and screen readers only.
 */
const menuPlace =
  'absolute! top-2.5 right-2 opacity-0 focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:not-focus-within:sr-only'
const hiddenBelowMenu =
  'group-has-[[aria-haspopup=menu]:focus]:invisible group-has-[[role=menu]]:invisible [@media(hover:hover)]:group-hover:invisible'

type ChatRowProps = { row: Conversation; isCurrent: boolean; isOnline: boolean; onRemove: () => void }

/**
 * Row of a conversation: other member, online dot, last message, time, unread count (CHAT-06). The
 * conversation is removed by a swipe on touch screens, or by a menu, which the keyboard reaches on
 * every device.
 */
export function ChatRow({ row, isCurrent, isOnline, onRemove }: ChatRowProps) {
  const t = useTranslations('chats')
  const isTyping = useIsPartnerTyping(row.conversation)
  const swipe = useSwipe()
  const { partner, num_unread_messages: unread } = row
  const line = useLastLine(row)
  return (
    <li
      ref={swipe.row}
      {...swipe.handlers}
      className={clsx(
        'group relative rounded-card [touch-action:pan-y_pinch-zoom]',
        isCurrent ? 'bg-primary-tint' : 'hover:bg-sunken',
      )}
    >
      <Link
        to={pathTo('chats-id', { id: row.conversation })}
        aria-current={isCurrent ? 'page' : undefined}
        style={{ transform: swipe.shownPx > 0 ? `translateX(-${swipe.shownPx}px)` : undefined }}
        className={clsx(
          'flex min-h-19 items-center gap-3 rounded-card px-3 py-2 outline-offset-[-3px]',
          !swipe.isMoving && 'transition-transform',
        )}
      >
        <span className="relative">
          <Avatar name={partner.name} {...photoSources(partner.main_image?.thumb_filename)} />
          {isOnline && <OnlineDot className="absolute right-0 bottom-0 size-3! ring-2 ring-surface" />}
        </span>
        <span className="min-w-0 flex-1">
          {/* wraps with large text on phones, where mark and time leave no room for the name */}
          <span className="flex items-center gap-x-2 max-[16rem]:flex-wrap">
            <span className={clsx('wrap-anywhere max-[16rem]:basis-full', unread > 0 ? 'font-bold' : 'font-medium')}>
              <LongName name={partner.name} />
            </span>
            {partner.verified && <VerifiedMark />}
            {partner.fictional && <FictionalMark className="shrink-0 px-2! py-0!" />}
            <Moment at={row.last_at} className={clsx('ml-auto shrink-0 text-muted text-sm', hiddenBelowMenu)} />
          </span>
          <span className="flex min-h-6 items-center gap-2">
            <span className={clsx('min-w-0 flex-1 truncate text-sm', unread > 0 ? 'font-medium' : 'text-muted')}>
              {isTyping ? (
                <>
                  {t('conversation.typing')}
                  <TypingDots />
                </>
              ) : (
                line
              )}
            </span>
            <Badge count={unread} label={t('unread', { count: unread })} className="shrink-0" />
          </span>
        </span>
      </Link>
      <Menu
        label={t('rowMenu', { name: partner.name })}
        trigger={<Ellipsis aria-hidden="true" className="size-5" />}
        className={menuPlace}
        triggerClassName="touch-area min-h-8! min-w-8! rounded-full hover:bg-surface"
        items={[
          {
            label: t('conversation.toProfile'),
            icon: <UserRound aria-hidden="true" />,
            to: pathTo('members-id', { id: row.profile }),
          },
          { label: t('confirm.remove.title'), icon: <Trash2 aria-hidden="true" />, onSelect: onRemove },
        ]}
      />
      {swipe.shownPx > 0 && (
        <button
          ref={swipe.button}
          type="button"
          aria-label={t('remove', { name: partner.name })}
          onClick={() => {
            swipe.close()
            onRemove()
          }}
          style={{ width: swipe.shownPx }}
          className="absolute inset-y-0 right-0 flex items-center justify-center overflow-hidden rounded-card bg-danger text-on-danger"
        >
          <Trash2 aria-hidden="true" className="size-6 shrink-0" />
        </button>
      )}
    </li>
  )
}
