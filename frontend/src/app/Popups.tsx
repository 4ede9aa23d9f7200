import { lazy, Suspense, useCallback, useState } from 'react'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { closeOrder, openOrder } from '#frontend/domain/credits/order-sheet.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { loadInsideTexts } from '#frontend/lib/language.ts'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { navigate } from '#frontend/lib/router.ts'
import { useStore } from '#frontend/lib/store.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { nextPopup, type PopupName } from './popup-order.ts'
import { useEntryWarning } from './use-entry-warning.ts'
import { useLikeModal } from './use-like-modal.ts'
import { useNewLike } from './use-new-like.ts'
import { useNewMatch } from './use-new-match.ts'
import { useTimeBonusPopup } from './use-time-bonus-popup.ts'

const inside = <Module,>(load: () => Promise<Module>) =>
  importGuarded(async () => {
    const [module] = await Promise.all([load(), loadInsideTexts()])
    return module
  })

const EntryWarning = lazy(() => importGuarded(() => import('#frontend/features/site/EntryWarning.tsx')))
const MatchDialog = lazy(() => inside(() => import('#frontend/features/likes/MatchDialog.tsx')))
const NewLikeDialog = lazy(() => inside(() => import('#frontend/features/likes/NewLikeDialog.tsx')))
const LikeDialog = lazy(() => inside(() => import('#frontend/features/likes/LikeDialog.tsx')))
const OrderSheet = lazy(() => inside(() => import('#frontend/features/credits/OrderSheet.tsx')))
const TimeBonusPopup = lazy(() => inside(() => import('#frontend/features/credits/TimeBonusPopup.tsx')))

/**
 * Automatic popups, one at a time (popup-order.ts), and the purchase sheet that a conversation
 * opens; the code of each is loaded on demand.
 */
export function Popups() {
  // The key remounts the popups for another member, who must not see popups for the former member.
  return <PopupsOfMember key={useMember()?.id ?? null} />
}

function PopupsOfMember() {
  const settings = useSettings()
  const [isWarningDue, onWarningDismiss] = useEntryWarning()
  const { match, hasPage, onDismiss: onMatchDismiss } = useNewMatch()
  const [liked, onNewLikeDismiss] = useNewLike(hasPage)
  const [liker, onLikeDismiss] = useLikeModal()
  const [isTimeBonusDue, onTimeBonusDismiss] = useTimeBonusPopup()
  const shown = useShownPopup({
    'entry-warning': isWarningDue,
    match: match !== null,
    'new-like': liked !== null,
    like: liker !== null,
    'time-bonus': isTimeBonusDue,
  })
  const order = useStore(openOrder)
  const goTo = useCallback((path: string) => navigate(path), [])
  return (
    <Suspense>
      {shown === 'entry-warning' && <EntryWarning age={settings.minimum_age} onDismiss={onWarningDismiss} />}
      {shown === 'match' && match && (
        <MatchDialog
          key={match.id}
          match={match}
          onWrite={(id) => goTo(pathTo('members-id-chat', { id }))}
          onClose={onMatchDismiss}
        />
      )}
      {shown === 'new-like' && liked && (
        <NewLikeDialog
          liker={liked}
          onPhoto={(id) => goTo(pathTo('members-id', { id }))}
          onButton={(id) => goTo(pathTo('members-id-chat', { id }))}
          onClose={onNewLikeDismiss}
        />
      )}
      {shown === 'like' && liker && <LikeDialog liker={liker} onClose={onLikeDismiss} />}
      {order && <OrderSheet order={order} onClose={closeOrder} />}
      {shown === 'time-bonus' && <TimeBonusPopup onDismiss={onTimeBonusDismiss} />}
    </Suspense>
  )
}

function useShownPopup(isDue: Readonly<Record<PopupName, boolean>>): PopupName | null {
  const dialogs = useStore(openDialogs)
  const [shown, setShown] = useState<PopupName | null>(null)
  const next = nextPopup(shown, isDue, dialogs > 0)
  if (next !== shown) setShown(next)
  return next
}
