import type { Account } from '#functions/stores/account/account.ts'
import type { TextLocale } from '#shared/i18n/regional.ts'
import { interests, sensitiveInterests, sexInterests } from '#shared/model/profile.ts'
import { interestTexts } from './texts.ts'

/** Interests to choose from. Those about sex are for members with a confirmed address (OPEN-27). */
export async function shownInterests(member: Account | undefined, locale: TextLocale) {
  const labels = await interestTexts(locale)
  const tags = member?.status === 'active' ? [...interests, ...sexInterests] : interests
  return tags.map((tag) => ({ tag, label: labels[tag], sensitive: sensitiveInterests.includes(tag) }))
}
