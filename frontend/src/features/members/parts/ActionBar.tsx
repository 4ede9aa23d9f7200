import { clsx } from 'clsx'
import { Gift, MessageCircle } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLike } from '#frontend/domain/likes/use-like.ts'
import { BlockDialog } from '#frontend/domain/safety/BlockDialog.tsx'
import { navigate } from '#frontend/lib/router.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { HeartButton } from '#frontend/ui/HeartButton.tsx'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'
import type { LoginReason } from './LoginRequired.tsx'

type ActionBarProps = {
  card: MemberCard
  profile: MemberProfile | undefined
  /**
   * For visitors: called instead of any of the actions, as all of them need an account (LIKE-04,
   * CHAT-17).
   */
  onLoginRequired?: ((reason: LoginReason) => void) | undefined
  className?: string
}

/**
 * Like, gift and message buttons: sticky at the bottom of
 * the viewport on phones, below the name on wider screens.
 */
export function ActionBar({ card, profile, onLoginRequired, className }: ActionBarProps) {
  const t = useTranslations('members')
  return (
    <div
      data-foot
      className={clsx(
        'max-md:sticky max-md:bottom-[calc(var(--bar-bottom)+var(--safe-bottom))] max-md:z-20 max-md:-mx-[15px] max-md:mt-6 max-md:border-line max-md:border-t max-md:bg-surface/95 max-md:px-[15px] max-md:py-3 max-md:backdrop-blur-sm',
        'md:py-5',
        className,
      )}
    >
      <section
        aria-label={t('profile.actions')}
        className="mx-auto flex flex-wrap max-w-[560px] gap-3 md:mx-0 md:max-w-[440px]"
      >
        {profile?.blocked ? (
          <Unblock profile={profile} />
        ) : (
          <>
            <LikeAction
              card={card}
              known={profile?.liked ?? false}
              onLoginRequired={onLoginRequired && (() => onLoginRequired('like'))}
            />
            <GiftAction card={card} onLoginRequired={onLoginRequired && (() => onLoginRequired('gift'))} />
            {onLoginRequired ? (
              <Button
                tone="primary"
                icon={<MessageCircle aria-hidden="true" />}
                onClick={() => onLoginRequired('chat')}
                className="flex-auto"
              >
                {t('profile.message')}
              </Button>
            ) : (
              <LinkButton
                to={pathTo('members-id-chat', { id: card.id })}
                tone="primary"
                icon={<MessageCircle aria-hidden="true" />}
                className="flex-auto"
              >
                {t('profile.message')}
              </LinkButton>
            )}
          </>
        )}
      </section>
    </div>
  )
}

function LikeAction({
  card,
  known,
  onLoginRequired,
}: {
  card: MemberCard
  known: boolean
  onLoginRequired: (() => void) | undefined
}) {
  const t = useTranslations('members')
  const { isLiked, onToggle } = useLike(card, known)
  return (
    <HeartButton
      isOn={isLiked}
      label={isLiked ? t('unlike', { name: card.name }) : t('like', { name: card.name })}
      onToggle={onLoginRequired ?? onToggle}
    >
      {isLiked ? t('profile.liked') : t('profile.like')}
    </HeartButton>
  )
}

/** Opens the conversation with the gift dialog (PROF-19). */
function GiftAction({ card, onLoginRequired }: { card: MemberCard; onLoginRequired: (() => void) | undefined }) {
  const t = useTranslations('members')
  return (
    <IconButton
      label={t('gift', { name: card.name })}
      icon={<Gift aria-hidden="true" />}
      onClick={
        onLoginRequired ?? (() => navigate(pathTo('members-id-chat', { id: card.id }), { search: { gift: '1' } }))
      }
      tone="quiet"
    />
  )
}

/** A blocked member can be neither liked nor written to; only unblocking is offered (PROF-17). */
function Unblock({ profile }: { profile: MemberProfile }) {
  const t = useTranslations('members.profile')
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button onClick={() => setOpen(true)} className="flex-auto">
        {t('unblock')}
      </Button>
      <BlockDialog profile={profile} isOpen={isOpen} onClose={close} />
    </>
  )
}
