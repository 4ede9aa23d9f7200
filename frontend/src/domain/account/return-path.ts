import * as z from 'zod/mini'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { locationOf } from '#frontend/lib/router.ts'
import { tabStorage } from '#frontend/lib/storage.ts'
import { matchPath, type PageMatch, type PageName } from '#shared/rules/paths.ts'

const key = 'return-path'

const KeptPath = z.object({
  path: z.string(),
  /**
   * Whether a completed payment navigates back automatically, as after an order in a conversation.
   */
  isLanding: z.boolean(),
})
export type KeptPath = z.infer<typeof KeptPath>
export type ReturnPath = PageMatch & KeptPath

/** Stored with the member's id, as another member may sign in in the same tab. */
const Kept = z.extend(KeptPath, { member: z.string() })

/** Stores the page from which a member went to buy credits, for this tab. */
export function keepReturnPath(member: string, { path, isLanding }: KeptPath): void {
  // without storage the member returns to the members page
  tabStorage.write(key, JSON.stringify({ member, path, isLanding }))
}

/**
 * Page of this site that a stored path leads to, or null. The path is checked, as storage is not
 * trusted and a payment must not lead to another site.
 */
export function pageAt({ path, isLanding }: KeptPath): ReturnPath | null {
  if (!URL.canParse(path, 'https://this.site')) return null
  const page = matchPath(locationOf(path).pathname)
  if (!page || locationOf(path).href !== path) return null
  return { ...page, path, isLanding: isLanding && isConversation(page) }
}

/** Page from which the member went to buy credits in this tab, or null. */
export function readReturnPath(member: string): ReturnPath | null {
  const kept = z.safeParse(Kept, tabStorage.readJson(key))
  return kept.success && kept.data.member === member ? pageAt(kept.data) : null
}

export function forgetReturnPath(): void {
  tabStorage.write(key, null)
}

onMemberGone(forgetReturnPath)

/** Whether a page is an open conversation. */
export const isConversation = ({ name }: { name: PageName | null }): boolean =>
  name === 'chats-id' || name === 'members-id-chat'
