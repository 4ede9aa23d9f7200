import { useQueryClient } from '@tanstack/react-query'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { useInterests } from '#frontend/domain/profile/interests.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import { sensitiveInterests } from '#shared/model/profile.ts'

/** Interests that are not for a first message: intimate ones, and one that says nothing. */
const unfit = new Set([...sensitiveInterests, 'hugging', 'kissing', 'lingerie', 'massages', 'relationship'])
const most = 2

/** Profile of another member if it was visited before: nothing is fetched for a first line. */
export const useVisited = (partnerId: string): MemberProfile | undefined =>
  useQueryClient().getQueryData<MemberProfile>(queryKeys.member(partnerId))

/** Words of interests that the member shares with another whose profile was visited. */
export function useSharedInterests(partnerId: string): readonly string[] {
  const { interests, visible_profile_fields } = useSettings()
  const own = useMember()?.profile.interests ?? []
  const profile = useVisited(partnerId)
  const { data: known = interests } = useInterests()
  const isGerman = useRegionalLocale().startsWith('de')
  if (!visible_profile_fields.includes('interests')) return []
  return own
    .filter((tag) => profile?.interests.includes(tag) && !unfit.has(tag))
    .flatMap((tag) => known.find((one) => one.tag === tag)?.label ?? [])
    .slice(0, most)
    .map((label) => (isGerman ? label : label.toLowerCase()))
}
