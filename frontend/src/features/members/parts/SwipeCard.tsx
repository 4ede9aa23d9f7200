import { clsx } from 'clsx'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import type { SwipeCard as Card } from '#shared/contract/members.ts'
import { useProfile } from '../queries.ts'
import { decidedness, isDrag, type Verdict, verdictOf } from '../swipe-moves.ts'
import { SwipeDetails } from './SwipeDetails.tsx'
import { SwipePhotos } from './SwipePhotos.tsx'

type SwipeCardProps = {
  card: Card
  /** Behind the top card: visible, but hidden from screen readers and keyboard. */
  isBehind: boolean
  /** Direction of the card while its verdict is pending. */
  leaving: Verdict | null
  onVerdict: (verdict: Verdict) => void
}

/**
 * Card that follows a horizontal drag and shows the effect of releasing it; vertical drags scroll
 * the page. Photos and profile open inside the card. They are loaded at the first press on either,
 * as loading a profile marks the member's like as seen (LIKE-07).
 */
export function SwipeCard({ card, isBehind, leaving, onVerdict }: SwipeCardProps) {
  const t = useTranslations('meeting.swipe')
  const [isAsked, setAsked] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const profile = useProfile(card.id, { isAsked })
  const errorText = useErrorText()
  const onAskPhotos = async () => {
    setAsked(true)
    if (profile.data) return
    // Each press tries again after a failure. An unfolded card shows the failure itself.
    const { error } = await profile.refetch({ cancelRefetch: false })
    const text = error && !isUnfolded && errorText(error)
    if (text) showToast(text, { tone: 'danger' })
  }
  const { dx, share, ...moves } = useAside(onVerdict)
  const isAside = leaving !== null
  const direction = leaving === 'like' ? 1 : -1
  const transform = isAside
    ? `translateX(${direction * 110}%) rotate(${direction * 10}deg)`
    : dx === 0
      ? undefined
      : `translateX(${dx}px) rotate(${share * 6}deg)`
  return (
    <article
      {...(isBehind ? { 'aria-hidden': true, inert: true } : moves)}
      aria-labelledby={`swipe-${card.id}`}
      style={{ transform }}
      className={clsx(
        'rounded-card bg-surface shadow-card motion-reduce:transform-none! motion-reduce:transition-none!',
        isBehind
          ? // its lower edge, which sticks out below the top card, is plain, without photo and text
            'absolute inset-x-0 top-0 origin-bottom translate-y-2.5 scale-95 after:absolute after:-inset-x-px after:-bottom-px after:h-4 after:rounded-b-card after:bg-surface'
          : 'relative z-1 cursor-grab touch-pan-y select-none active:cursor-grabbing',
        (dx === 0 || isAside) && 'transition duration-200 ease-out',
        isAside && 'opacity-0',
      )}
    >
      <SwipePhotos
        card={card}
        photos={profile.data?.photos}
        isUnfolded={isUnfolded}
        isLoading={profile.isFetching}
        onAsk={() => void onAskPhotos()}
        onUnfold={() => {
          setAsked(true)
          setUnfolded(!isUnfolded)
        }}
      />
      {isUnfolded && (
        <SwipeDetails profile={profile.data} error={profile.error} onRetry={() => void profile.refetch()} />
      )}
      <span
        aria-hidden="true"
        style={{ opacity: Math.abs(share) }}
        className={clsx(
          'pointer-events-none absolute inset-x-0 top-8 mx-auto w-fit rounded-full px-4 py-1.5 font-medium',
          share > 0 ? 'bg-primary text-on-primary' : 'bg-black/75 text-white',
        )}
      >
        {share > 0 ? t('liked') : t('passed')}
      </span>
    </article>
  )
}

/** Horizontal offset of the card in pixels, and as a share of the deciding distance. */
function useAside(onVerdict: (verdict: Verdict) => void) {
  const [move, setMove] = useState({ dx: 0, share: 0 })
  const start = useRef<number | null>(null)
  const widthOf = (event: PointerEvent) => event.currentTarget.clientWidth
  const end = () => {
    start.current = null
    setMove({ dx: 0, share: 0 })
  }
  return {
    ...move,
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) start.current = event.clientX
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return
      const dx = event.clientX - start.current
      if (!isDrag(dx) && move.dx === 0) return
      // Captured only once it is a drag: a press on a button of the card must stay a click.
      event.currentTarget.setPointerCapture?.(event.pointerId)
      setMove({ dx, share: decidedness(dx, widthOf(event)) })
    },
    onPointerUp: (event: PointerEvent) => {
      const verdict = start.current === null ? null : verdictOf(event.clientX - start.current, widthOf(event))
      end()
      if (verdict) onVerdict(verdict)
    },
    onPointerCancel: end,
  }
}
