import { useCallback, useEffect, useState } from 'react'
import { useMember } from '#frontend/domain/account/session.ts'
import { announce, isAnnounced } from '#frontend/domain/likes/announced.ts'
import type { Likes } from '#frontend/domain/likes/likes.ts'
import { newLike } from '#frontend/domain/likes/new-like.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { usePage } from '#frontend/lib/router.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { deviceStorage } from '#frontend/lib/storage.ts'
import { useStore } from '#frontend/lib/store.ts'
import { useCached } from '#frontend/lib/use-cached.ts'
import { useIsVisible } from '#frontend/lib/use-visible.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { mayOpenNewLike, newestRealLike } from '#shared/rules/like-modal.ts'
import { useIsTyping } from './use-is-typing.ts'

/**
 * Storage key of the time at which "New like!" was last opened for a member in this browser, in
 * milliseconds since 1970. The value is kept after sign-out, so the key has only the end of the
 * member's id: enough to tell apart those who share a browser, too little to identify one.
 */
export const newLikeOpenedKey = (memberId: string): string => `new-like-opened:${memberId.slice(-4)}`

function readOpenedAt(memberId: string): Date | null {
  const kept = Number(deviceStorage.read(newLikeOpenedKey(memberId)))
  return kept > 0 ? new Date(kept) : null
}

/** Without storage, the dialog opens again on the next visit. */
function writeOpenedAt(memberId: string, now: Date): void {
  deviceStorage.write(newLikeOpenedKey(memberId), String(now.getTime()))
}

/**
 * Member to show in the "New like!" dialog, and its dismissal (LIKE-18). The fictional profile of
 * the auto-like takes precedence over the newest real like. Opens only while the tab is visible: an
 * unseen dialog would count as the announcement of the like, and the next one could open only after
 * 24 hours. `isHeld`: a match moment is due or was shown on this page, so the dialog waits.
 */
export function useNewLike(isHeld: boolean): [liker: MemberCard | null, onDismiss: () => void] {
  const { name: page } = usePage()
  const memberId = useMember()?.id
  const auto = useStore(newLike)
  const isDialogOpen = useStore(openDialogs) > 0
  const isTyping = useIsTyping()
  const isVisible = useIsVisible()
  const [openedHere, setOpenedHere] = useState<Date | null>(null)
  // read at each render, as another tab may have opened the dialog
  const openedAt = (memberId && readOpenedAt(memberId)) || openedHere
  const [liker, setLiker] = useState<MemberCard | null>(null)
  // Reads the cache by key only: MemberLife fetches the likes, and importing its query here would
  // load that code for visitors too.
  const likes = useCached<Likes>(queryKeys.likes)
  const real = newestRealLike(
    likes?.liked_by.filter((like) => memberId && !isAnnounced(memberId, 'like', like)) ?? [],
    openedAt,
  )
  const due = memberId ? (auto ?? real?.profile ?? null) : null
  const isOpening =
    !isHeld &&
    liker === null &&
    due !== null &&
    isVisible &&
    mayOpenNewLike({ page, isDialogOpen, isTyping, openedAt, now: serverNow() })
  useEffect(() => {
    if (!isOpening || !memberId) return
    if (!auto && real) announce(memberId, 'like', real)
    const now = serverNow()
    writeOpenedAt(memberId, now)
    setOpenedHere(now)
    setLiker(due)
  }, [isOpening, due, auto, real, memberId])
  const onDismiss = useCallback(() => {
    newLike.write(null)
    setLiker(null)
  }, [])
  return [memberId ? liker : null, onDismiss]
}
