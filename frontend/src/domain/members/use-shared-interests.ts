import { useLocale } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { inSentence } from '#frontend/lib/in-sentence.ts'
import { sensitiveInterests } from '#shared/model/profile.ts'

/**
 * Interests unsuitable for a first message: intimate ones, and `relationship`, which says nothing
 * specific.
 */
const unfit = new Set([...sensitiveInterests, 'hugging', 'kissing', 'lingerie', 'massages', 'relationship'])
const most = 2

/** Labels of at most two of the member's own interests that are also among `theirs`. */
export function useSharedInterests(theirs: readonly string[]) {
  const { interests, visible_profile_fields } = useSettings()
  const own = useMember()?.profile.interests ?? []
  const locale = useLocale()
  if (!visible_profile_fields.includes('interests')) return []
  return own
    .filter((tag) => theirs.includes(tag) && !unfit.has(tag))
    .flatMap((tag) => interests.find((one) => one.tag === tag)?.label ?? [])
    .slice(0, most)
    .map((label) => inSentence(locale, label))
}
