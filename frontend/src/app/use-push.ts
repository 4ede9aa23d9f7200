import { useEffect } from 'react'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import type { Session } from '#frontend/domain/account/session.ts'
import {
  type PushStanding,
  pushStanding,
  pushState,
  startPush,
  unsubscribeFromPush,
} from '#frontend/domain/notifications/push.ts'
import { useStore } from '#frontend/lib/store.ts'

onMemberGone(() => void unsubscribeFromPush())

/** How pushes stand on this device. Where nobody is logged in, none are for anybody: what a member left behind ends. */
export function usePush(state: Session['state']): PushStanding {
  useEffect(() => {
    if (state === 'unknown') return
    void startPush().then(() => {
      if (state === 'visitor') return unsubscribeFromPush()
    })
  }, [state])
  return pushStanding(useStore(pushState))
}

/** When the alert asks for pushes (OPEN-65): of a member who could have them here, never said no, and did not put it away. */
export const isPushAlertDue = (known: {
  isMember: boolean
  hasKey: boolean
  standing: PushStanding
  isDismissed: boolean
}): boolean => known.isMember && known.hasKey && known.standing === 'off' && !known.isDismissed
