import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { icebreakers } from '#frontend/domain/chats/icebreakers.ts'
import { usePromptQuote } from '#frontend/domain/members/prompt-quote.ts'
import { useSharedInterests } from '#frontend/domain/members/use-shared-interests.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'

const most = 2

/** Two icebreakers, always the same for a member, varied between members. */
function icebreakersFor(id: string): readonly (typeof icebreakers)[number][] {
  const start = id.charCodeAt(id.length - 1)
  return [0, 2].map((step) => icebreakers[(start + step) % icebreakers.length]!)
}

/**
 * Two suggested first messages for a match (LIKE-19): one about a prompt of the other member and
 * one about a shared interest, as far as the card or a visited profile has them, else icebreakers.
 * `text` is put into the message field when the suggestion is pressed.
 */
export function useOpeningLines(match: MemberCard): readonly { label: string; text: string }[] {
  const t = useTranslations('chats')
  const words = useTranslations('members')
  const quote = usePromptQuote()
  const { id, name } = match
  const visited = useQueryClient().getQueryData<MemberProfile>(queryKeys.member(id))
  const prompts = (visited?.prompts ?? []).slice(0, 1).map((answered) => ({
    label: words('profile.replyTo', { prompt: words(`prompts.${answered.prompt}`) }),
    text: quote(answered),
  }))
  const alike = (text: string) => ({ label: text, text })
  return [
    ...prompts,
    ...useSharedInterests(visited?.interests ?? match.shared_interests ?? [])
      .slice(0, 1)
      .map((interest) => alike(t('begin.sharedLine', { name, interest }))),
    ...icebreakersFor(id).map((key) => alike(t(`icebreakers.${key}`, { name }))),
  ].slice(0, most)
}
