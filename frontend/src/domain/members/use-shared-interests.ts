import { useQueryClient } from '@tanstack/react-query'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import { type MemberCard, sensitiveInterests } from '#shared/model/profile.ts'

/** Interests that are not for a first message: intimate ones, and one that says nothing. */
const unfit = new Set([...sensitiveInterests, 'hugging', 'kissing', 'lingerie', 'massages', 'relationship'])
const most = 2

/**
 * Profile of another member if it is in the cache, because it was visited before. It is not fetched
 * just to suggest a first message.
 */
export const useVisited = (partnerId: string): MemberProfile | undefined =>
  useQueryClient().getQueryData<MemberProfile>(queryKeys.member(partnerId))

/**
 * Labels of the interests that the member shares with another: from that member's profile if it was
 * visited, else from the card.
 */
export function useSharedInterests({ id, shared_interests = [] }: Pick<MemberCard, 'id' | 'shared_interests'>) {
  const { interests, visible_profile_fields } = useSettings()
  const own = useMember()?.profile.interests ?? []
  const theirs: readonly string[] = useVisited(id)?.interests ?? shared_interests
  const isGerman = useRegionalLocale().startsWith('de')
  if (!visible_profile_fields.includes('interests')) return []
  return own
    .filter((tag) => theirs.includes(tag) && !unfit.has(tag))
    .flatMap((tag) => interests.find((one) => one.tag === tag)?.label ?? [])
    .slice(0, most)
    .map((label) => (isGerman ? label : label.toLowerCase()))
}
