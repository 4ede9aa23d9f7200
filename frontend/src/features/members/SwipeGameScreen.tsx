import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { Late } from '#frontend/domain/site/Late.tsx'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { SearchFailed } from './parts/SearchFailed.tsx'
import { SwipeStack } from './parts/SwipeStack.tsx'
import { SwipesOver } from './parts/SwipesOver.tsx'
import { VerdictButtons } from './parts/VerdictButtons.tsx'
import { useSwipeGame } from './swipe-game.ts'

/**
 * Swipe game: one member at a time, liked or passed by button, swipe or arrow key, the next one
 * visible behind (SEARCH-22, SEARCH-23, SEARCH-27).
 */
export default function SwipeGameScreen() {
  const t = useTranslations('meeting.swipe')
  const words = useTranslations('members')
  const settings = useSettings()
  const { game, isSearching, error, refetch, leaving, isRestored, lastCard, onVerdict, onUndo } = useSwipeGame()
  useTitle(t('title'))
  const again = () => void refetch()
  const card = game?.card
  const isPending = !game || isSearching
  const isOver = game?.likes_left === 0 && !leaving && !isRestored
  const isPlaying = !isOver && (card != null || (isSearching && !error))
  const main = useRef<HTMLElement>(null)
  const undoable = game?.undoable ?? null
  const undo = undoable && <Button onClick={onUndo}>{t('undo', { name: undoable.name })}</Button>
  const couldUndo = useRef(false)
  useEffect(() => {
    const isUndone = couldUndo.current && !undoable
    couldUndo.current = undoable !== null
    // The focus was on a button that the press removed.
    const isFocusLost = document.activeElement === document.body && (isUndone || (!isPlaying && lastCard))
    if (isFocusLost) main.current?.focus({ preventScroll: true })
  }, [isPlaying, lastCard, undoable])
  return (
    // clips the dragged card, which would widen the page
    <main ref={main} id="content" tabIndex={-1} className="overflow-x-clip outline-none">
      <Container className="max-w-[min(28rem,calc(52dvh+30px))]! max-md:max-w-[28rem]!">
        <PageHeading
          title={t('title')}
          className="pb-3! md:pt-6!"
          aside={
            <p className="text-muted" role="status">
              {game ? t('left', { count: game.likes_left }) : <Skeleton className="h-6 w-36" />}
            </p>
          }
        />
        {isPending && error && <SearchFailed error={error} isVisitor={false} onRetry={again} />}
        {!game && !error && (
          <>
            <Late className="mb-4" />
            <CardSkeleton />
            <ButtonsSkeleton />
          </>
        )}
        {game && isOver && <SwipesOver renewedAt={game.renewed_at} onRenewed={again} undo={undo} />}
        {!isPending && !isOver && !card && (
          <EmptyState
            drawing="bicycle"
            title={t('all')}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <LinkButton to={pathTo('members')} tone="primary">
                  {t('toMembers')}
                </LinkButton>
                {undo}
              </div>
            }
          >
            {t('allText')}
          </EmptyState>
        )}
        {isPlaying && (
          <>
            {card ? (
              <SwipeStack card={card} behind={game?.next ?? null} leaving={leaving} onVerdict={onVerdict} />
            ) : (
              <>
                <p role="status" className="sr-only">
                  {words('stillSearching')}
                </p>
                <CardSkeleton />
              </>
            )}
            {/* The buttons stay while the next member is searched for, and so keep the focus. */}
            {lastCard ? (
              <VerdictButtons
                name={lastCard.name}
                isIdle={!card}
                undoName={undoable?.name ?? null}
                onVerdict={onVerdict}
                onUndo={onUndo}
              />
            ) : (
              <ButtonsSkeleton />
            )}
            <p className="pb-4 text-center text-muted text-sm max-md:hidden">{t('keys')}</p>
            <FictionalNote text={fictionalText(settings, card?.fictional ? 1 : 0)} className="justify-center pb-4" />
          </>
        )}
      </Container>
    </main>
  )
}

const CardSkeleton = () => <Skeleton className="aspect-4/5 rounded-card!" />

const ButtonsSkeleton = () => (
  <div className="flex justify-center gap-8 py-5">
    <Skeleton className="size-16 rounded-full!" />
    <Skeleton className="size-16 rounded-full!" />
  </div>
)
