import { clsx } from 'clsx'
import { UserRound } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { placeText } from '#frontend/domain/members/place.ts'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { Photo, PhotoFoot } from '#frontend/ui/Photo.tsx'
import type { MemberCard } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { decidedness, type Verdict, verdictOf } from '../swipe-moves.ts'

type SwipeCardProps = {
  card: MemberCard
  /** Direction of the card while its verdict is pending. */
  leaving: Verdict | null
  onVerdict: (verdict: Verdict) => void
}

/**
 * Top card: follows a horizontal drag and shows what
 * releasing it would do. Vertical drags scroll the page.
 */
export function SwipeCard({ card, leaving, onVerdict }: SwipeCardProps) {
  const t = useTranslations('meeting.swipe')
  const settings = useSettings()
  const locale = useLocale()
  const { id, name, age, fictional, main_image } = card
  const { dx, share, ...moves } = useAside(onVerdict)
  const isAside = leaving !== null
  const direction = leaving === 'like' ? 1 : -1
  const transform = isAside
    ? `translateX(${direction * 110}%) rotate(${direction * 10}deg)`
    : dx === 0
      ? undefined
      : `translateX(${dx}px) rotate(${share * 6}deg)`
  return (
    // the next card renders in the same place
    <div className="relative rounded-card bg-sunken">
      <article
        {...moves}
        aria-labelledby="swipe-card"
        style={{ transform }}
        className={clsx(
          'relative animate-land cursor-grab touch-pan-y select-none active:cursor-grabbing motion-reduce:transform-none!',
          (dx === 0 || isAside) && 'transition duration-200 ease-out',
          isAside && 'opacity-0',
        )}
      >
        <Photo {...photoSources(main_image?.filename)} alt="" isFirst className="rounded-card shadow-card">
          <PhotoFoot className="flex items-end justify-between gap-3">
            <div className="min-w-0">
              <h2 id="swipe-card" className="flex gap-2 font-bold text-xl leading-tight">
                <span className="truncate">{name}</span> <span className="tabular font-normal">{age}</span>
              </h2>
              <p className="truncate">{placeText(card, settings, locale)}</p>
            </div>
            <span onPointerDown={(event) => event.stopPropagation()} className="shrink-0">
              <LinkButton
                to={pathTo('members-id', { id })}
                aria-label={t('toProfile', { name })}
                title={t('toProfile', { name })}
                icon={<UserRound aria-hidden="true" />}
                className="size-11 rounded-full! border-0! bg-black/60! px-0! text-white! hover:bg-black/75!"
              />
            </span>
          </PhotoFoot>
        </Photo>
        {fictional && <FictionalMark tone="photo" className="absolute top-3 left-3" />}
        <span
          aria-hidden="true"
          style={{ opacity: Math.abs(share) }}
          className={clsx(
            'absolute inset-x-0 top-4 mx-auto w-fit rounded-full px-4 py-1.5 font-medium',
            share > 0 ? 'bg-primary text-on-primary' : 'bg-black/75 text-white',
          )}
        >
          {share > 0 ? t('liked') : t('passed')}
        </span>
      </article>
      <p role="status" className="sr-only">
        {t('shown', { name, age: String(age) })}
      </p>
    </div>
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
      if (event.button !== 0) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return
      const dx = event.clientX - start.current
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
