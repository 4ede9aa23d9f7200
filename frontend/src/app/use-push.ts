import { useEffect } from 'react'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import type { Session } from '#frontend/domain/account/session.ts'
import {
  type PushStatus,
  pushState,
  pushStatus,
  startPush,
  unsubscribeFromPush,
} from '#frontend/domain/notifications/push.ts'
import { useStore } from '#frontend/lib/store.ts'

onMemberGone(() => void unsubscribeFromPush())

/**
 * Push state of this device. If nobody is signed in, ends the subscription that the previous member
 * may have left.
 */
export function usePush(state: Session['state']): PushStatus {
  useEffect(() => {
    if (state === 'unknown') return
    void startPush().then(() => {
      if (state === 'visitor') return unsubscribeFromPush()
    })
  }, [state])
  return pushStatus(useStore(pushState))
}

/**
 * Whether the push alert is due (OPEN-65): for a member who could
 * enable push here, and has neither blocked it nor dismissed the alert.
 */
export const isPushAlertDue = (known: {
  isMember: boolean
  hasKey: boolean
  status: PushStatus
  isDismissed: boolean
}): boolean => known.isMember && known.hasKey && known.status === 'off' && !known.isDismissed
