import { ArrowLeft, Ban, EllipsisVertical, Flag, MapPin, Trash2, UserRound } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useIsPartnerTyping } from '#frontend/domain/chats/typing.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { PresenceLine } from '#frontend/domain/members/PresenceLine.tsx'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { addressOf, navigate } from '#frontend/lib/router.ts'
import { Avatar } from '#frontend/ui/Avatar.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { LongName } from '#frontend/ui/LongName.tsx'
import { Menu } from '#frontend/ui/Menu.tsx'
import type { SmallCard } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'
import type { Presence } from '#shared/rules/presence.ts'
import { useRemoveChat } from '../queries.ts'
import type { Thread } from '../thread.ts'
import { BalancePill } from './BalancePill.tsx'
import { TypingDots } from './TypingDots.tsx'

const BlockPartnerDialog = lazy(() => importGuarded(() => import('./BlockPartnerDialog.tsx')))
const MeetingDialog = lazy(() => importGuarded(() => import('./MeetingDialog.tsx')))

type PartnerHeaderProps = {
  partner: SmallCard
  presence?: Presence | null
  isTyping?: boolean
  children?: ReactNode
}

/**
 * Photo, name, age and presence of the other member as a link to the profile, with mark and warning
 * for a fictional profile (PROF-21, TRAP-01). Below 19rem (large text on a phone) the photo is
 * hidden and MessageLog shows the warning; below 13rem presence is for screen readers only. This
 * leaves half of the height to the messages (CHAT-31).
 */
export function PartnerHeader({ partner, presence, isTyping = false, children }: PartnerHeaderProps) {
  const t = useTranslations('chats.conversation')
  const settings = useSettings()
  return (
    <header className="border-line border-b bg-surface">
      <div className="flex @max-[19rem]/pane:min-h-12 min-h-16 items-center gap-1 @min-[19rem]/pane:py-1.5 pr-2 pl-2 md:pl-4">
        <Link
          to={pathTo('chats')}
          aria-label={t('back')}
          className="inline-flex @max-[13rem]/pane:size-[44px] size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunken md:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <Link
          to={pathTo('members-id', { id: partner.id })}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control"
        >
          <Avatar
            name={partner.name}
            {...photoSources(partner.main_image?.thumb_filename)}
            className="@max-[19rem]/pane:hidden size-11!"
          />
          <div className="min-w-0">
            <h1 className="partner-name">
              <span>
                <LongName name={partner.name} />
              </span>{' '}
              <span className="tabular font-normal text-muted">{partner.age}</span>{' '}
              {partner.verified && <VerifiedMark />}
            </h1>
            {/* The same height with and without text, so that the name does not move. */}
            <p className="flex @max-[13rem]/pane:min-h-0 min-h-[1lh] text-muted text-sm">
              {isTyping ? (
                <span aria-hidden="true" className="truncate">
                  {t('typing')}
                  <TypingDots />
                </span>
              ) : (
                <PresenceLine presence={presence} className="@max-[13rem]/pane:sr-only" />
              )}
            </p>
          </div>
          <span className="sr-only">, {t('toProfile')}</span>
        </Link>
        {/* outside the link, whose accessible name must not change */}
        <span aria-live="polite" className="sr-only">
          {isTyping && t('isTyping', { name: partner.name })}
        </span>
        {children}
      </div>
      <FictionalNote
        text={fictionalText(settings, partner.fictional ? 1 : 0)}
        className="px-4 @max-[19rem]/pane:pb-1 pb-3"
        textClassName="@max-[19rem]/pane:hidden"
      />
    </header>
  )
}

/** Dialog whose file is loaded when it first opens; then it stays mounted, to close smoothly. */
type LazyDialog = 'never' | 'open' | 'over'

/** Header of an open conversation, with a menu of actions. */
export function ConversationHeader({ thread, credits }: { thread: Thread; credits: number }) {
  const t = useTranslations('chats')
  const [isRemoving, setIsRemoving] = useState(false)
  const [block, setBlock] = useState<LazyDialog>('never')
  const [meeting, setMeeting] = useState<LazyDialog>('never')
  const removal = useRemoveChat()
  const { conversation, partner } = thread
  const isTyping = useIsPartnerTyping(conversation)

  const remove = () => {
    removal.mutate({ conversation, profile: partner.id })
    navigate(pathTo('chats'))
  }

  return (
    <PartnerHeader partner={partner} presence={thread.presence} isTyping={isTyping}>
      <BalancePill credits={credits} />
      <Menu
        label={t('conversation.menu')}
        trigger={<EllipsisVertical aria-hidden="true" className="size-5" />}
        triggerClassName="@max-[13rem]/pane:size-[44px]! rounded-full hover:bg-sunken"
        items={[
          {
            label: t('conversation.toProfile'),
            icon: <UserRound aria-hidden="true" />,
            to: pathTo('members-id', { id: partner.id }),
          },
          // there is nobody to meet behind a fictional profile
          ...(thread.started && !partner.fictional
            ? [
                {
                  label: t('meeting.menu'),
                  icon: <MapPin aria-hidden="true" />,
                  onSelect: () => setMeeting('open'),
                },
              ]
            : []),
          ...(thread.started
            ? [
                {
                  label: t('confirm.remove.title'),
                  icon: <Trash2 aria-hidden="true" />,
                  onSelect: () => setIsRemoving(true),
                },
              ]
            : []),
          {
            label: t('conversation.report', { name: partner.name }),
            icon: <Flag aria-hidden="true" />,
            to: addressOf(pathTo('complaints'), { member: partner.id, kind: 'message' }),
          },
          {
            label: t('conversation.block', { name: partner.name }),
            icon: <Ban aria-hidden="true" />,
            onSelect: () => setBlock('open'),
            isDanger: true,
          },
        ]}
      />
      {meeting !== 'never' && (
        <Suspense>
          <MeetingDialog partner={partner} isOpen={meeting === 'open'} onClose={() => setMeeting('over')} />
        </Suspense>
      )}
      <ConfirmDialog
        title={t('confirm.remove.title')}
        text={t('confirm.remove.text', { name: partner.name })}
        confirm={t('confirm.remove.confirm')}
        isOpen={isRemoving}
        onConfirm={remove}
        onClose={() => setIsRemoving(false)}
      />
      {block !== 'never' && (
        <Suspense>
          <BlockPartnerDialog thread={thread} isOpen={block === 'open'} onClose={() => setBlock('over')} />
        </Suspense>
      )}
    </PartnerHeader>
  )
}
