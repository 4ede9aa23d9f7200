import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { useMember } from '#frontend/domain/account/session.ts'
import { announce, isAnnounced } from '#frontend/domain/likes/announced.ts'
import { type Likes, likesQuery } from '#frontend/domain/likes/likes.ts'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { navigate, usePage } from '#frontend/lib/router.ts'
import { dismissToast, showToast, toastStore } from '#frontend/ui/toasts.ts'
import { isInterruptible, newestRealLike } from '#shared/rules/like-modal.ts'
import { pathTo } from '#shared/rules/paths.ts'

type ReceivedLike = Likes['liked_by'][number]

/**
 * Delay before the toast. If the popup "New like!" opens meanwhile, it announces the like and no
 * toast is shown.
 */
const popupFirstMs = 300

// The next member on this device must not see the former member's toasts.
onMemberGone(() => {
  for (const { id, face } of toastStore.read()) if (face) dismissToast(id)
})

/** Newest like of a real member that a refetch has brought since the first load; null if none. */
function useArrivedLike(): ReceivedLike | null {
  const [arrived, setArrived] = useState<ReceivedLike | null>(null)
  const newest = useRef<Date | null>(null)
  const { data: received } = useQuery({ ...likesQuery, enabled: false, select: ({ liked_by }) => liked_by })
  useEffect(() => {
    if (!received) return
    const since = newest.current
    newest.current = new Date(Math.max(since?.getTime() ?? 0, ...received.map(({ liked_at }) => Date.parse(liked_at))))
    const like = since && newestRealLike(received, since)
    if (like) setArrived(like)
  }, [received])
  return arrived
}

/** Toast with the face of a real liker for a like that arrives while the page is open (LIVE-12). */
export function useLikeToast(): void {
  const t = useTranslations('likes.toast')
  const memberId = useMember()?.id
  const { name: page } = usePage()
  const arrived = useArrivedLike()
  useEffect(() => {
    if (!arrived || !memberId || !isInterruptible(page)) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'hidden' || isAnnounced(memberId, 'like', arrived)) return
      announce(memberId, 'like', arrived)
      const { id, name, main_image } = arrived.profile
      showToast(t('like', { name }), {
        face: { name, ...photoSources(main_image?.thumb_filename) },
        action: { label: t('see'), onSelect: () => navigate(pathTo('likes-m-id', { id })) },
      })
    }, popupFirstMs)
    return () => clearTimeout(timer)
  }, [arrived, memberId, page, t])
}
