import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useIsPartnerTyping } from '#frontend/domain/chats/typing.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { OnlineDot } from '#frontend/domain/members/OnlineDot.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { Avatar } from '#frontend/ui/Avatar.tsx'
import { Badge } from '#frontend/ui/Badge.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { Moment } from '#frontend/ui/Time.tsx'
import { type Conversation, isGiftKind } from '#shared/model/message.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { TypingDots } from './TypingDots.tsx'

type ChatRowProps = { row: Conversation; isCurrent: boolean; isOnline: boolean; onRemove: () => void }

/** Row of a conversation: other member, online dot, last message, time, unread count (CHAT-06). */
export function ChatRow({ row, isCurrent, isOnline, onRemove }: ChatRowProps) {
  const t = useTranslations('chats')
  const isTyping = useIsPartnerTyping(row.conversation)
  const { partner, last_message, num_unread_messages: unread } = row
  const words =
    last_message?.type === 'gift' && isGiftKind(last_message.text)
      ? t('gift.line', { gift: t(`gift.kinds.${last_message.text}`) })
      : last_message?.type === 'image'
        ? t('photo.line')
        : last_message?.text
  const line = words && (last_message?.mine ? t('you', { text: words }) : words)
  return (
    <li className={clsx('group relative rounded-card', isCurrent ? 'bg-primary-tint' : 'hover:bg-sunken')}>
      <Link
        to={pathTo('chats-id', { id: row.conversation })}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-19 items-center gap-3 rounded-card py-2 pr-13 pl-3 outline-offset-[-3px]"
      >
        <span className="relative">
          <Avatar name={partner.name} {...photoSources(partner.main_image?.thumb_filename)} />
          {isOnline && <OnlineDot className="absolute right-0 bottom-0 size-3! ring-2 ring-surface" />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className={clsx('truncate', unread > 0 ? 'font-bold' : 'font-medium')}>{partner.name}</span>
            {partner.fictional && <FictionalMark className="shrink-0 px-2! py-0!" />}
            <Moment at={row.last_at} className="ml-auto shrink-0 text-muted text-sm" />
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
      <IconButton
        label={t('remove', { name: partner.name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
        className="absolute! top-1/2 right-1.5 -translate-y-1/2 text-muted! transition-opacity md:opacity-0 md:focus-visible:opacity-100 md:group-hover:opacity-100"
      />
    </li>
  )
}
