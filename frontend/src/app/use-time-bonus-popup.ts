import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { userQuery } from '#frontend/domain/account/session.ts'
import { isPopupDue, timeBonus, useIsTimeBonusVisible, watchPopup } from '#frontend/features/credits/time-bonus.ts'
import { usePage } from '#frontend/lib/router.ts'
import { isFlagSet, setFlag } from '#frontend/lib/storage-flags.ts'
import { isMembersArea } from '#shared/rules/paths.ts'

/** Whether the time bonus popup is due (HOME-13, HOME-14), and its dismissal (HOME-17). */
export function useTimeBonusPopup(): [isDue: boolean, onDismiss: () => void] {
  const client = useQueryClient()
  const isVisible = useIsTimeBonusVisible()
  const isInMembersArea = isMembersArea(usePage().name)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isInMembersArea || !isVisible) return
    const isDueNow = () =>
      isPopupDue({
        isVisible: timeBonus.read().isVisible,
        credits: client.getQueryData(userQuery.queryKey)?.credits ?? null,
        isDismissed: isFlagSet('hide-time-bonus-modal'),
      })
    const stop = watchPopup(isDueNow, () => setDue(true))
    return () => {
      stop()
      setDue(false)
    }
  }, [isInMembersArea, isVisible, client])
  const onDismiss = useCallback(() => {
    setFlag('hide-time-bonus-modal', new Date())
    setDue(false)
  }, [])
  return [isDue, onDismiss]
}
