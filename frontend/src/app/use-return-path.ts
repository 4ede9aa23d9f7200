import { useEffect, useRef } from 'react'
import { keepReturnPath } from '#frontend/domain/account/return-path.ts'
import { useMember } from '#frontend/domain/account/session.ts'
import { type Page, usePage } from '#frontend/lib/router.ts'
import type { PageName } from '#shared/rules/paths.ts'

/** Pages to which a member returns after a purchase. */
const origins: readonly (PageName | null)[] = [
  'index',
  'members',
  'members-id',
  'members-id-chat',
  'chats',
  'chats-id',
  'likes',
  'likes-type',
  'likes-m-id',
  'likes-favourites',
  'likes-looks',
  'match-finder',
  'swipe-game',
  'profile',
]

const shops: readonly (PageName | null)[] = ['credits', 'credits-repeat-order', 'credits-id-paymentmethod', 'premium']

/**
 * Stores the page from which a member went to the credits, so that a completed payment leads back
 * to it (CHAT-34).
 */
export function useReturnPath(): void {
  const page = usePage()
  const memberId = useMember()?.id
  const before = useRef<Page | null>(null)
  useEffect(() => {
    const from = before.current
    before.current = page
    const isBuying = from && origins.includes(from.name) && shops.includes(page.name)
    if (memberId && isBuying) keepReturnPath(memberId, { path: from.href, isLanding: false })
  }, [page, memberId])
}
