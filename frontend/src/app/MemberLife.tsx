import { useAutoLike } from './use-auto-like.ts'
import { useChats } from './use-chats.ts'
import { useLikes } from './use-likes.ts'
import { useReturnPath } from './use-return-path.ts'
import { useUserRefresh } from './use-user-refresh.ts'

/** What goes on beside every page for a member: the rhythm of user and chats, the likes once, the page to return to after buying. A part of its own, as visitors need none of it. */
export default function MemberLife() {
  useUserRefresh()
  useLikes()
  useChats()
  useAutoLike()
  useReturnPath()
  return null
}
