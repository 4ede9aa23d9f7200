import { useResend } from '#frontend/features/chats/use-resend.ts'
import { useAutoLike } from './use-auto-like.ts'
import { useChats } from './use-chats.ts'
import { useLikes } from './use-likes.ts'
import { useReturnPath } from './use-return-path.ts'
import { useUserRefresh } from './use-user-refresh.ts'

/** What runs beside every page for a member: reading user, chats and likes, sending again, the page to return to. A part of its own, as visitors need none of it. */
export default function MemberLife() {
  useUserRefresh()
  useLikes()
  useChats()
  useResend()
  useAutoLike()
  useReturnPath()
  return null
}
