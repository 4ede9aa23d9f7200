import { useTranslations } from 'use-intl'
import type { SwipeCard as Card } from '#shared/contract/members.ts'
import type { Verdict } from '../swipe-moves.ts'
import { SwipeCard } from './SwipeCard.tsx'

type SwipeStackProps = {
  card: Card
  /** Card behind the top one, loaded before it is on top (SEARCH-27). */
  behind: Card | null
  /** Direction of the top card while its verdict is pending. */
  leaving: Verdict | null
  onVerdict: (verdict: Verdict) => void
}

/**
 * Top card and the card behind it. When the card behind becomes the top card, it keeps its element,
 * and so its loaded photo.
 */
export function SwipeStack({ card, behind, leaving, onVerdict }: SwipeStackProps) {
  const t = useTranslations('meeting.swipe')
  return (
    <div className="relative rounded-card bg-sunken">
      {[card, ...(behind ? [behind] : [])].map((one) => (
        <SwipeCard
          key={one.id}
          card={one}
          isBehind={one !== card}
          leaving={one === card ? leaving : null}
          onVerdict={onVerdict}
        />
      ))}
      <p role="status" className="sr-only">
        {t('shown', { name: card.name, age: String(card.age) })}
      </p>
    </div>
  )
}
