import { useEffect, useRef } from 'react'
import { keepReturnPath } from '#frontend/domain/account/return-path.ts'
import { type Page, usePage } from '#frontend/lib/router.ts'
import type { PageName } from '#shared/rules/paths.ts'

/** Pages from which a member goes to buy and wants to go on afterwards. */
const origins: readonly (PageName | null)[] = [
  'members',
  'members-id',
  'members-id-chat',
  'chats',
  'chats-id',
  'likes',
  'likes-type',
  'likes-m-id',
  'match-finder',
  'swipe-game',
  'profile',
]

const shops: readonly (PageName | null)[] = ['credits', 'credits-repeat-order', 'credits-id-paymentmethod', 'premium']

/** Keeps the page that a member left for the credits, by whatever link, so that a paid transaction leads back to it (CHAT-34). */
export function useReturnPath(): void {
  const page = usePage()
  const before = useRef<Page | null>(null)
  useEffect(() => {
    const from = before.current
    before.current = page
    if (from && origins.includes(from.name) && shops.includes(page.name)) keepReturnPath(from.href)
  }, [page])
}
