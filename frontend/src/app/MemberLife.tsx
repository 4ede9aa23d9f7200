import { lazy, Suspense } from 'react'
import { useMember } from '#frontend/domain/account/session.ts'
import { usePhotoCancelling } from '#frontend/features/chats/use-photo-cancelling.ts'
import { useResend } from '#frontend/features/chats/use-resend.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { useAutoLike } from './use-auto-like.ts'
import { useChats } from './use-chats.ts'
import { useLikeToast } from './use-like-toast.ts'
import { useLikes } from './use-likes.ts'
import { useLive } from './use-live.ts'
import { usePushes } from './use-pushes.ts'
import { useReturnPath } from './use-return-path.ts'
import { useUserRefresh } from './use-user-refresh.ts'

const AgeGate = lazy(() => importGuarded(() => import('./AgeGate.tsx')))
const Shortcuts = lazy(() => importGuarded(() => import('./Shortcuts.tsx')))

/**
 * Background work for members on every page: the live connection, refetches of user, chats and
 * likes, toasts about new likes, the auto-like, pushes, resending of unsent messages, cancelling of
 * chat photos, the page to return to after a purchase, and keyboard shortcuts. A separate chunk, as
 * visitors do not need this code.
 */
export default function MemberLife() {
  // The key remounts `Life` for another member, who must not see pending state of the former
  // member.
  const member = useMember()
  return member?.age_check ? <AgeGate /> : <Life key={member?.id} />
}

function Life() {
  useLive()
  useUserRefresh()
  useLikes()
  useLikeToast()
  useChats()
  useResend()
  usePhotoCancelling()
  useAutoLike()
  usePushes()
  useReturnPath()
  return (
    <Suspense>
      <Shortcuts />
    </Suspense>
  )
}
