import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { MemberGrid, phoneGridClass } from '#frontend/domain/members/MemberGrid.tsx'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { PhotoGridSkeleton } from '#frontend/ui/Skeleton.tsx'
import type { MemberCard } from '#shared/model/profile.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { Head, PendingTitle } from './Head.tsx'
import { type Near, shownCards } from './near.ts'

const gridClass = `${phoneGridClass} sm:gap-4`
const wideClass = 'sm:grid-cols-3'
/** Grids for numbers of cards that leave a gap in rows of three. */
const wideClasses: Readonly<Record<number, string>> = {
  1: 'sm:mx-auto sm:w-72 sm:grid-cols-1',
  2: 'sm:grid-cols-2',
  4: 'sm:grid-cols-2',
  5: 'sm:grid-cols-6 sm:*:col-span-2 sm:*:nth-[-n+2]:col-span-3',
}

/** Card that does not repeat the section's title. */
const withoutNear = ({ near: _, ...card }: MemberCard): MemberCard => card

export function NearMembers({ near }: { near: Near }) {
  const t = useTranslations('home.near')
  const retry = useTranslations('app.errors')('retry')
  const errorText = useErrorText()
  const { cards, isNew, isNear, isPending, error, filters, onRetry } = near
  const isEmpty = !isPending && cards.length === 0
  const problem = isEmpty && error ? errorText(error) : null
  const title = isNear ? (isNew ? t('newNear') : t('near')) : isNew ? t('new') : t('all')
  return (
    <section
      aria-labelledby="near"
      aria-busy={isPending}
      className="lg:rounded-card lg:bg-surface lg:p-6 lg:shadow-card"
    >
      <Head
        id="near"
        // skeleton until the answer, which determines the title
        title={isPending ? <PendingTitle text={t('all')} /> : title}
        to={pathTo('members')}
        search={filters}
        more={t('more')}
        className="mb-2"
      />
      {isPending && <PhotoGridSkeleton count={shownCards} className={clsx(gridClass, wideClass)} />}
      {problem && <EmptyState drawing="plug" title={problem} action={<Button onClick={onRetry}>{retry}</Button>} />}
      {cards.length > 0 && (
        <MemberGrid
          cards={isNear ? cards.map(withoutNear) : cards}
          className={clsx(gridClass, wideClasses[cards.length] ?? wideClass)}
        />
      )}
      {isEmpty && !error && <p className="text-muted">{t('nobody')}</p>}
    </section>
  )
}
