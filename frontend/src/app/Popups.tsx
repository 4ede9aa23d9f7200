import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { isPopupDue, timeBonus, useIsTimeBonusVisible, watchPopup } from '#frontend/features/credits/time-bonus.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { usePage } from '#frontend/lib/router.ts'
import { userQuery } from '#frontend/lib/session.ts'
import { isFlagSet, setFlag } from '#frontend/lib/storage-flags.ts'
import { isMembersArea } from '#shared/rules/paths.ts'

const TimeBonusPopup = lazy(() => importGuarded(() => import('#frontend/features/credits/TimeBonusPopup.tsx')))

/** What opens by itself over the page; what each needs is loaded only then. */
export function Popups() {
  const [isTimeBonusOpen, onTimeBonusClose] = useTimeBonusPopup()
  return <Suspense>{isTimeBonusOpen && <TimeBonusPopup onDismiss={onTimeBonusClose} />}</Suspense>
}

function useTimeBonusPopup(): [isOpen: boolean, onClose: () => void] {
  const client = useQueryClient()
  const isVisible = useIsTimeBonusVisible()
  const isInMembersArea = isMembersArea(usePage().name)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isInMembersArea || !isVisible) return
    const isDue = () =>
      isPopupDue({
        isVisible: timeBonus.read().isVisible,
        credits: client.getQueryData(userQuery.queryKey)?.credits ?? null,
        isDismissed: isFlagSet('hide-time-bonus-modal'),
      })
    const stop = watchPopup(isDue, () => setOpen(true))
    return () => {
      stop()
      setOpen(false)
    }
  }, [isInMembersArea, isVisible, client])
  const onClose = useCallback(() => {
    setFlag('hide-time-bonus-modal', new Date())
    setOpen(false)
  }, [])
  return [isOpen, onClose]
}
